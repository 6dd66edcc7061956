--
-- PostgreSQL database dump
--

\restrict ZBPaarLb1LObdlTtukGjHpSVHIMlgeKlb37FHSPtXHY0VUv8cf4Zbdp6mRmWFB0

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    person character varying(26) NOT NULL,
    other character varying(26) NOT NULL,
    mute boolean NOT NULL
);


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    "table" character varying(26) NOT NULL,
    number integer NOT NULL,
    kind character varying(12) NOT NULL,
    seat integer,
    body json NOT NULL,
    at bigint NOT NULL,
    key character varying(64),
    request character varying(64)
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    digest bytea NOT NULL,
    person character varying(26) NOT NULL,
    label character varying(40) NOT NULL,
    cookie boolean NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id character varying(26) NOT NULL,
    name character varying(40) NOT NULL,
    login character varying(40),
    password character varying(200),
    created bigint NOT NULL,
    seen bigint NOT NULL
);


--
-- Name: presence; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.presence (
    since bigint NOT NULL,
    until bigint NOT NULL
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id character varying(26) NOT NULL,
    "table" character varying(26) NOT NULL,
    number integer NOT NULL,
    reporter character varying(26),
    words character varying(400) NOT NULL,
    at bigint NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    "table" character varying(26) NOT NULL,
    seat integer NOT NULL,
    kind character varying(12) NOT NULL,
    person character varying(26),
    name character varying(40) NOT NULL,
    program character varying(80),
    invitation bytea,
    former character varying(26)
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(26) NOT NULL,
    rule_set character varying(40) NOT NULL,
    version integer NOT NULL,
    players integer NOT NULL,
    options json NOT NULL,
    secret bytea NOT NULL,
    host character varying(26),
    listed boolean NOT NULL,
    clock json,
    status character varying(12) NOT NULL,
    result json,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    due bigint,
    asked integer
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0004');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990974311, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990974337, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 3, 'moved', 0, '{"steps": [0]}', 1794990974353, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 4, 'moved', 0, '{"steps": [0]}', 1794990974359, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 5, 'moved', 0, '{"steps": [55, 437]}', 1794990974370, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 6, 'moved', 0, '{"steps": [126]}', 1794990974377, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 7, 'moved', 1, '{"steps": [0]}', 1794990974387, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 8, 'moved', 1, '{"steps": [0]}', 1794990974397, NULL, NULL);
INSERT INTO public.events VALUES ('IefxRouyedw-itG7jFnqtg', 9, 'moved', 1, '{"steps": [50, 437]}', 1794990974410, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990974417, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990974428, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 3, 'moved', 0, '{"steps": [0]}', 1794990974438, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 4, 'moved', 0, '{"steps": [0]}', 1794990974448, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 5, 'moved', 0, '{"steps": [74, 437]}', 1794990974460, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 6, 'moved', 0, '{"steps": [149]}', 1794990974468, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 7, 'moved', 1, '{"steps": [0]}', 1794990974478, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 8, 'moved', 1, '{"steps": [0]}', 1794990974488, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 9, 'moved', 1, '{"steps": [62, 437]}', 1794990974500, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 10, 'moved', 1, '{"steps": [118]}', 1794990974508, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 11, 'moved', 0, '{"steps": [2]}', 1794990974518, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 12, 'moved', 0, '{"steps": [1]}', 1794990974529, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 13, 'moved', 0, '{"steps": [44, 469]}', 1794990974541, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 14, 'moved', 0, '{"steps": [116]}', 1794990974549, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 15, 'moved', 1, '{"steps": [1]}', 1794990974559, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 16, 'moved', 1, '{"steps": [0]}', 1794990974569, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 17, 'moved', 1, '{"steps": [36, 469]}', 1794990974581, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 18, 'moved', 1, '{"steps": [157]}', 1794990974589, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 19, 'moved', 0, '{"steps": [0]}', 1794990974599, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 20, 'moved', 0, '{"steps": [0]}', 1794990974609, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 21, 'moved', 0, '{"steps": [31, 436]}', 1794990974625, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 22, 'moved', 0, '{"steps": [159]}', 1794990974635, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 23, 'moved', 1, '{"steps": [0]}', 1794990974642, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 24, 'moved', 1, '{"steps": [2]}', 1794990974654, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 25, 'moved', 1, '{"steps": [39, 438]}', 1794990974663, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 26, 'moved', 1, '{"steps": [141]}', 1794990974674, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 27, 'moved', 0, '{"steps": [2]}', 1794990974682, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 28, 'moved', 0, '{"steps": [1]}', 1794990974694, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 29, 'moved', 0, '{"steps": [17, 468]}', 1794990974705, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 30, 'moved', 0, '{"steps": [149]}', 1794990974711, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 31, 'moved', 1, '{"steps": [1]}', 1794990974722, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 32, 'moved', 1, '{"steps": [0]}', 1794990974734, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 33, 'moved', 1, '{"steps": [13, 468]}', 1794990974745, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 34, 'moved', 1, '{"steps": [157]}', 1794990974754, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 35, 'moved', 0, '{"steps": [0]}', 1794990974761, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 36, 'moved', 0, '{"steps": [0]}', 1794990974778, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 37, 'moved', 0, '{"steps": [18, 498]}', 1794990974789, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 38, 'moved', 0, '{"steps": [123]}', 1794990974799, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 39, 'moved', 1, '{"steps": [2]}', 1794990974805, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 40, 'moved', 1, '{"steps": [1]}', 1794990974814, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 41, 'moved', 1, '{"steps": [76, 470]}', 1794990974829, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 42, 'moved', 1, '{"steps": [150]}', 1794990974839, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 43, 'moved', 0, '{"steps": [2]}', 1794990974846, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 44, 'moved', 0, '{"steps": [0]}', 1794990974858, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 45, 'moved', 0, '{"steps": [14, 467]}', 1794990974869, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 46, 'moved', 0, '{"steps": [150]}', 1794990974879, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 47, 'moved', 1, '{"steps": [0]}', 1794990974886, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 48, 'moved', 1, '{"steps": [1]}', 1794990974899, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 49, 'moved', 1, '{"steps": [35, 436]}', 1794990974909, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 50, 'moved', 1, '{"steps": [99]}', 1794990974919, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 51, 'moved', 0, '{"steps": [0]}', 1794990974926, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 52, 'moved', 0, '{"steps": [0]}', 1794990974939, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 53, 'moved', 0, '{"steps": [79, 405]}', 1794990974949, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 54, 'moved', 0, '{"steps": [118]}', 1794990974958, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 55, 'moved', 1, '{"steps": [2]}', 1794990974966, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 56, 'moved', 1, '{"steps": [0]}', 1794990974978, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 57, 'moved', 1, '{"steps": [43, 498]}', 1794990974989, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 58, 'moved', 1, '{"steps": [99]}', 1794990974998, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 59, 'moved', 0, '{"steps": [2]}', 1794990975006, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 60, 'moved', 0, '{"steps": [0]}', 1794990975018, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 61, 'moved', 0, '{"steps": [20, 435]}', 1794990975033, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 62, 'moved', 0, '{"steps": [155]}', 1794990975043, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 63, 'moved', 1, '{"steps": [1]}', 1794990975050, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 64, 'moved', 1, '{"steps": [0]}', 1794990975062, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 65, 'moved', 1, '{"steps": [33, 500]}', 1794990975073, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 66, 'moved', 1, '{"steps": [155]}', 1794990975083, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 67, 'moved', 0, '{"steps": [1]}', 1794990975090, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 68, 'moved', 0, '{"steps": [2]}', 1794990975103, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 69, 'moved', 0, '{"steps": [41, 375]}', 1794990975113, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 70, 'moved', 0, '{"steps": [118]}', 1794990975123, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 71, 'moved', 1, '{"steps": [1]}', 1794990975130, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 72, 'moved', 1, '{"steps": [0]}', 1794990975143, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 73, 'moved', 1, '{"steps": [29, 497]}', 1794990975153, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 74, 'moved', 1, '{"steps": [149]}', 1794990975162, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 75, 'moved', 0, '{"steps": [2]}', 1794990975170, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 76, 'moved', 0, '{"steps": [0]}', 1794990975182, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 77, 'moved', 0, '{"steps": [80, 499]}', 1794990975193, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 78, 'moved', 0, '{"steps": [155]}', 1794990975203, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 79, 'moved', 1, '{"steps": [1]}', 1794990975210, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 80, 'moved', 1, '{"steps": [0]}', 1794990975222, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 81, 'moved', 1, '{"steps": [70, 501]}', 1794990975233, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 82, 'moved', 1, '{"steps": [151]}', 1794990975242, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 83, 'moved', 0, '{"steps": [2]}', 1794990975254, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 84, 'moved', 0, '{"steps": [0]}', 1794990975262, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 85, 'moved', 0, '{"steps": [19, 470]}', 1794990975277, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 86, 'moved', 0, '{"steps": [151]}', 1794990975282, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 87, 'moved', 1, '{"steps": [0]}', 1794990975299, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 88, 'moved', 1, '{"steps": [1]}', 1794990975306, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 89, 'moved', 1, '{"steps": [71, 404]}', 1794990975317, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 90, 'moved', 1, '{"steps": [155]}', 1794990975326, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 91, 'moved', 0, '{"steps": [0]}', 1794990975339, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 92, 'moved', 0, '{"steps": [0]}', 1794990975346, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 93, 'moved', 0, '{"steps": [40, 438]}', 1794990975361, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 94, 'moved', 0, '{"steps": [110]}', 1794990975371, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 95, 'moved', 1, '{"steps": [1]}', 1794990975379, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 96, 'moved', 1, '{"steps": [2]}', 1794990975391, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 97, 'moved', 1, '{"steps": [30, 526]}', 1794990975401, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 98, 'moved', 1, '{"steps": [145]}', 1794990975408, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 99, 'moved', 0, '{"steps": [0]}', 1794990975418, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 100, 'moved', 0, '{"steps": [2]}', 1794990975431, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 101, 'moved', 0, '{"steps": [66, 347]}', 1794990975441, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 102, 'moved', 0, '{"steps": [96]}', 1794990975451, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 103, 'moved', 1, '{"steps": [0]}', 1794990975458, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 104, 'moved', 1, '{"steps": [0]}', 1794990975470, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 105, 'moved', 1, '{"steps": [68, 496]}', 1794990975481, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 106, 'moved', 1, '{"steps": [143]}', 1794990975491, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 107, 'moved', 0, '{"steps": [1]}', 1794990975498, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 108, 'moved', 0, '{"steps": [0]}', 1794990975510, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 109, 'moved', 0, '{"steps": [82, 374]}', 1794990975521, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 110, 'moved', 0, '{"steps": [122]}', 1794990975531, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 111, 'moved', 1, '{"steps": [0]}', 1794990975543, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 112, 'moved', 1, '{"steps": [1]}', 1794990975550, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 113, 'moved', 1, '{"steps": [15, 403]}', 1794990975565, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 114, 'moved', 1, '{"steps": [153]}', 1794990975575, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 115, 'moved', 0, '{"steps": [2]}', 1794990975582, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 116, 'moved', 0, '{"steps": [2]}', 1794990975595, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 117, 'moved', 0, '{"steps": [73, 471]}', 1794990975606, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 118, 'moved', 0, '{"steps": [143]}', 1794990975613, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 119, 'moved', 1, '{"steps": [1]}', 1794990975623, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 120, 'moved', 1, '{"steps": [0]}', 1794990975634, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 121, 'moved', 1, '{"steps": [67, 495]}', 1794990975645, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 122, 'moved', 1, '{"steps": [155]}', 1794990975654, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 123, 'moved', 0, '{"steps": [2]}', 1794990975662, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 124, 'moved', 0, '{"steps": [0]}', 1794990975675, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 125, 'moved', 0, '{"steps": [34, 376]}', 1794990975686, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 126, 'moved', 0, '{"steps": [155]}', 1794990975695, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 127, 'moved', 1, '{"steps": [0]}', 1794990975702, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 128, 'moved', 1, '{"steps": [0]}', 1794990975713, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 129, 'moved', 1, '{"steps": [63, 374]}', 1794990975725, NULL, NULL);
INSERT INTO public.events VALUES ('0drGda1hGEMp12sPhm1e1g', 130, 'moved', 1, '{"steps": [122]}', 1794990975735, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990976901, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990976916, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 3, 'moved', 0, '{"steps": [0]}', 1794990976936, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 4, 'moved', 0, '{"steps": [0]}', 1794990976944, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 5, 'moved', 0, '{"steps": [79, 437]}', 1794990976956, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 6, 'moved', 0, '{"steps": [120]}', 1794990976961, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 7, 'moved', 1, '{"steps": [1]}', 1794990976974, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 8, 'moved', 1, '{"steps": [2]}', 1794990976980, NULL, NULL);
INSERT INTO public.events VALUES ('Opat-PFUe7GFGuiKs9NFmA', 9, 'moved', 1, '{"steps": [29, 437]}', 1794990976997, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990977001, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990977015, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 3, 'moved', 0, '{"steps": [0]}', 1794990977027, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 4, 'moved', 0, '{"steps": [0]}', 1794990977039, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 5, 'moved', 0, '{"steps": [51, 437]}', 1794990977053, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 6, 'moved', 0, '{"steps": [111]}', 1794990977063, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 7, 'moved', 1, '{"steps": [1]}', 1794990977068, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 8, 'moved', 1, '{"steps": [2]}', 1794990977083, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 9, 'moved', 1, '{"steps": [13, 437]}', 1794990977093, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 10, 'moved', 1, '{"steps": [104]}', 1794990977103, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 11, 'moved', 0, '{"steps": [2]}', 1794990977110, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 12, 'moved', 0, '{"steps": [0]}', 1794990977119, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 13, 'moved', 0, '{"steps": [54, 405]}', 1794990977132, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 14, 'moved', 0, '{"steps": [108]}', 1794990977143, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 15, 'moved', 1, '{"steps": [0]}', 1794990977153, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 16, 'moved', 1, '{"steps": [1]}', 1794990977162, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 17, 'moved', 1, '{"steps": [42, 436]}', 1794990977178, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 18, 'moved', 1, '{"steps": [106]}', 1794990977182, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 19, 'moved', 0, '{"steps": [2]}', 1794990977194, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 20, 'moved', 0, '{"steps": [0]}', 1794990977203, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 21, 'moved', 0, '{"steps": [57, 469]}', 1794990977218, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 22, 'moved', 0, '{"steps": [104]}', 1794990977226, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 23, 'moved', 1, '{"steps": [0]}', 1794990977234, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 24, 'moved', 1, '{"steps": [1]}', 1794990977246, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 25, 'moved', 1, '{"steps": [27, 435]}', 1794990977255, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 26, 'moved', 1, '{"steps": [111]}', 1794990977271, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 27, 'moved', 0, '{"steps": [2]}', 1794990977278, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 28, 'moved', 0, '{"steps": [0]}', 1794990977286, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 29, 'moved', 0, '{"steps": [25, 468]}', 1794990977301, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 30, 'moved', 0, '{"steps": [101]}', 1794990977310, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 31, 'moved', 1, '{"steps": [0]}', 1794990977316, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 32, 'moved', 1, '{"steps": [1]}', 1794990977335, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 33, 'moved', 1, '{"steps": [35, 403]}', 1794990977345, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 34, 'moved', 1, '{"steps": [98]}', 1794990977354, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 35, 'moved', 0, '{"steps": [2]}', 1794990977362, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 36, 'moved', 0, '{"steps": [0]}', 1794990977375, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 37, 'moved', 0, '{"steps": [16, 436]}', 1794990977385, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 38, 'moved', 0, '{"steps": [130]}', 1794990977395, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 39, 'moved', 1, '{"steps": [1]}', 1794990977402, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 40, 'moved', 1, '{"steps": [0]}', 1794990977415, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 41, 'moved', 1, '{"steps": [43, 469]}', 1794990977425, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 42, 'moved', 1, '{"steps": [104]}', 1794990977435, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 43, 'moved', 0, '{"steps": [0]}', 1794990977443, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 44, 'moved', 0, '{"steps": [2]}', 1794990977454, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 45, 'moved', 0, '{"steps": [53, 470]}', 1794990977465, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 46, 'moved', 0, '{"steps": [111]}', 1794990977475, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 47, 'moved', 1, '{"steps": [1]}', 1794990977482, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 48, 'moved', 1, '{"steps": [0]}', 1794990977495, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 49, 'moved', 1, '{"steps": [20, 405]}', 1794990977505, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 50, 'moved', 1, '{"steps": [108]}', 1794990977515, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 51, 'moved', 0, '{"steps": [2]}', 1794990977522, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 52, 'moved', 0, '{"steps": [0]}', 1794990977534, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 53, 'moved', 0, '{"steps": [14, 498]}', 1794990977545, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 54, 'moved', 0, '{"steps": [106]}', 1794990977554, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 55, 'moved', 1, '{"steps": [1]}', 1794990977567, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 56, 'moved', 1, '{"steps": [0]}', 1794990977574, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 57, 'moved', 1, '{"steps": [31, 375]}', 1794990977589, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 58, 'moved', 1, '{"steps": [106]}', 1794990977596, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 59, 'moved', 0, '{"steps": [0]}', 1794990977605, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 60, 'moved', 0, '{"steps": [2]}', 1794990977617, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 61, 'moved', 0, '{"steps": [28, 497]}', 1794990977629, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 62, 'moved', 0, '{"steps": [98]}', 1794990977635, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 63, 'moved', 1, '{"steps": [1]}', 1794990977651, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 64, 'moved', 1, '{"steps": [0]}', 1794990977655, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 65, 'moved', 1, '{"steps": [29, 402]}', 1794990977670, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 66, 'moved', 1, '{"steps": [125]}', 1794990977679, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 67, 'moved', 0, '{"steps": [2]}', 1794990977691, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 68, 'moved', 0, '{"steps": [0]}', 1794990977696, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 69, 'moved', 0, '{"steps": [44, 406]}', 1794990977714, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 70, 'moved', 0, '{"steps": [104]}', 1794990977719, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 71, 'moved', 1, '{"steps": [1]}', 1794990977730, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 72, 'moved', 1, '{"steps": [0]}', 1794990977742, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 73, 'moved', 1, '{"steps": [50, 467]}', 1794990977753, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 74, 'moved', 1, '{"steps": [126]}', 1794990977762, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 75, 'moved', 0, '{"steps": [2]}', 1794990977770, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 76, 'moved', 0, '{"steps": [0]}', 1794990977782, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 77, 'moved', 0, '{"steps": [39, 375]}', 1794990977793, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 78, 'moved', 0, '{"steps": [99]}', 1794990977802, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 79, 'moved', 1, '{"steps": [1]}', 1794990977810, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 80, 'moved', 1, '{"steps": [0]}', 1794990977822, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 81, 'moved', 1, '{"steps": [24, 373]}', 1794990977837, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 82, 'moved', 1, '{"steps": [98]}', 1794990977841, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 83, 'moved', 0, '{"steps": [2]}', 1794990977854, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 84, 'moved', 0, '{"steps": [0]}', 1794990977866, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 85, 'moved', 0, '{"steps": [37, 435]}', 1794990977874, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 86, 'moved', 0, '{"steps": [120]}', 1794990977887, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 87, 'moved', 1, '{"steps": [0]}', 1794990977894, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 88, 'moved', 1, '{"steps": [0]}', 1794990977904, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 89, 'moved', 1, '{"steps": [36, 434]}', 1794990977917, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 90, 'moved', 1, '{"steps": [99]}', 1794990977927, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 91, 'moved', 0, '{"steps": [2]}', 1794990977935, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 92, 'moved', 0, '{"steps": [1]}', 1794990977947, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 93, 'moved', 0, '{"steps": [19, 403]}', 1794990977957, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 94, 'moved', 0, '{"steps": [106]}', 1794990977966, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 95, 'moved', 1, '{"steps": [1]}', 1794990977974, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 96, 'moved', 1, '{"steps": [0]}', 1794990977986, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 97, 'moved', 1, '{"steps": [52, 499]}', 1794990977997, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 98, 'moved', 1, '{"steps": [139]}', 1794990978005, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 99, 'moved', 0, '{"steps": [0]}', 1794990978014, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 100, 'moved', 0, '{"steps": [0]}', 1794990978026, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 101, 'moved', 0, '{"steps": [18, 404]}', 1794990978037, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 102, 'moved', 0, '{"steps": [125]}', 1794990978047, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 103, 'moved', 1, '{"steps": [2]}', 1794990978054, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 104, 'moved', 1, '{"steps": [1]}', 1794990978066, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 105, 'moved', 1, '{"steps": [45, 374]}', 1794990978081, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 106, 'moved', 1, '{"steps": [113]}', 1794990978091, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 107, 'moved', 0, '{"steps": [0]}', 1794990978097, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 108, 'moved', 0, '{"steps": [2]}', 1794990978113, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 109, 'moved', 0, '{"steps": [46, 373]}', 1794990978125, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 110, 'moved', 0, '{"steps": [102]}', 1794990978135, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 111, 'moved', 1, '{"steps": [1]}', 1794990978142, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 112, 'moved', 1, '{"steps": [0]}', 1794990978155, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 113, 'moved', 1, '{"steps": [59, 406]}', 1794990978165, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 114, 'moved', 1, '{"steps": [121]}', 1794990978175, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 115, 'moved', 0, '{"steps": [2]}', 1794990978184, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 116, 'moved', 0, '{"steps": [0]}', 1794990978194, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 117, 'moved', 0, '{"steps": [17, 347]}', 1794990978206, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 118, 'moved', 0, '{"steps": [95]}', 1794990978215, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 119, 'moved', 1, '{"steps": [0]}', 1794990978222, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 120, 'moved', 1, '{"steps": [0]}', 1794990978234, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 121, 'moved', 1, '{"steps": [26, 407]}', 1794990978245, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 122, 'moved', 1, '{"steps": [103]}', 1794990978255, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 123, 'moved', 0, '{"steps": [1]}', 1794990978262, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 124, 'moved', 0, '{"steps": [0]}', 1794990978274, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 125, 'moved', 0, '{"steps": [30, 496]}', 1794990978289, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 126, 'moved', 0, '{"steps": [120]}', 1794990978294, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 127, 'moved', 1, '{"steps": [2]}', 1794990978305, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 128, 'moved', 1, '{"steps": [1]}', 1794990978318, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 129, 'moved', 1, '{"steps": [32, 438]}', 1794990978329, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 130, 'moved', 1, '{"steps": [101]}', 1794990978339, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 131, 'moved', 0, '{"steps": [2]}', 1794990978346, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 132, 'moved', 0, '{"steps": [0]}', 1794990978355, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 133, 'moved', 0, '{"steps": [41, 467]}', 1794990978371, NULL, NULL);
INSERT INTO public.events VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 134, 'moved', 0, '{"steps": [101]}', 1794990978379, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}]}', 1794990978390, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 2, 'moved', 0, '{"steps": [0]}', 1794990978404, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 3, 'moved', 0, '{"steps": [1]}', 1794990978410, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 4, 'moved', 0, '{"steps": [48, 437]}', 1794990978425, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 5, 'moved', 0, '{"steps": [93]}', 1794990978435, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 6, 'moved', 0, '{"steps": [1]}', 1794990978443, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 7, 'moved', 0, '{"steps": [0]}', 1794990978455, NULL, NULL);
INSERT INTO public.events VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 8, 'moved', 0, '{"steps": [72, 438]}', 1794990978465, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}]}', 1794990978470, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 2, 'moved', 0, '{"steps": [0]}', 1794990978491, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 3, 'moved', 0, '{"steps": [1]}', 1794990978497, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 4, 'moved', 0, '{"steps": [34, 437]}', 1794990978513, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 5, 'moved', 0, '{"steps": [95]}', 1794990978518, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 6, 'moved', 0, '{"steps": [1]}', 1794990978530, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 7, 'moved', 0, '{"steps": [0]}', 1794990978542, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 8, 'moved', 0, '{"steps": [75, 438]}', 1794990978553, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 9, 'moved', 0, '{"steps": [97]}', 1794990978562, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 10, 'moved', 0, '{"steps": [1]}', 1794990978568, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 11, 'moved', 0, '{"steps": [0]}', 1794990978578, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 12, 'moved', 0, '{"steps": [73, 406]}', 1794990978593, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 13, 'moved', 0, '{"steps": [106]}', 1794990978602, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 14, 'moved', 0, '{"steps": [0]}', 1794990978610, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 15, 'moved', 0, '{"steps": [1]}', 1794990978618, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 16, 'moved', 0, '{"steps": [21, 439]}', 1794990978637, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 17, 'moved', 0, '{"steps": [109]}', 1794990978646, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 18, 'moved', 0, '{"steps": [1]}', 1794990978654, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 19, 'moved', 0, '{"steps": [0]}', 1794990978666, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 20, 'moved', 0, '{"steps": [72, 407]}', 1794990978675, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 21, 'moved', 0, '{"steps": [154]}', 1794990978695, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 22, 'moved', 0, '{"steps": [1]}', 1794990978706, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 23, 'moved', 0, '{"steps": [0]}', 1794990978714, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 24, 'moved', 0, '{"steps": [69, 470]}', 1794990978725, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 25, 'moved', 0, '{"steps": [150]}', 1794990978735, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 26, 'moved', 0, '{"steps": [0]}', 1794990978743, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 27, 'moved', 0, '{"steps": [0]}', 1794990978755, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 28, 'moved', 0, '{"steps": [56, 436]}', 1794990978765, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 29, 'moved', 0, '{"steps": [134]}', 1794990978775, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 30, 'moved', 0, '{"steps": [0]}', 1794990978782, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 31, 'moved', 0, '{"steps": [1]}', 1794990978795, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 32, 'moved', 0, '{"steps": [37, 376]}', 1794990978809, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 33, 'moved', 0, '{"steps": [98]}', 1794990978814, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 34, 'moved', 0, '{"steps": [0]}', 1794990978826, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 35, 'moved', 0, '{"steps": [0]}', 1794990978838, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 36, 'moved', 0, '{"steps": [58, 377]}', 1794990978846, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 37, 'moved', 0, '{"steps": [108]}', 1794990978858, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 38, 'moved', 0, '{"steps": [0]}', 1794990978866, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 39, 'moved', 0, '{"steps": [0]}', 1794990978878, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 40, 'moved', 0, '{"steps": [38, 405]}', 1794990978889, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 41, 'moved', 0, '{"steps": [111]}', 1794990978899, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 42, 'moved', 0, '{"steps": [0]}', 1794990978906, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 43, 'moved', 0, '{"steps": [0]}', 1794990978918, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 44, 'moved', 0, '{"steps": [14, 500]}', 1794990978929, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 45, 'moved', 0, '{"steps": [123]}', 1794990978939, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 46, 'moved', 0, '{"steps": [0]}', 1794990978946, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 47, 'moved', 0, '{"steps": [0]}', 1794990978957, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 48, 'moved', 0, '{"steps": [44, 469]}', 1794990978969, NULL, NULL);
INSERT INTO public.events VALUES ('vjT6i87ijPQo7xCBszUWeA', 49, 'moved', 0, '{"steps": [113]}', 1794990978978, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990979287, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990979301, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 3, 'moved', 0, '{"steps": [60]}', 1794990979308, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 4, 'moved', 1, '{"steps": [28]}', 1794990979319, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 5, 'moved', 1, '{"steps": [133]}', 1794990979331, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 6, 'moved', 0, '{"steps": [104]}', 1794990979338, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 7, 'moved', 1, '{"steps": [52]}', 1794990979351, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 8, 'moved', 0, '{"steps": [6]}', 1794990979357, NULL, NULL);
INSERT INTO public.events VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 9, 'moved', 0, '{"steps": [131]}', 1794990979371, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990979378, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990979390, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 3, 'moved', 0, '{"steps": [30]}', 1794990979399, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 4, 'moved', 1, '{"steps": [31]}', 1794990979407, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 5, 'moved', 0, '{"steps": [103]}', 1794990979418, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 6, 'moved', 1, '{"steps": [85]}', 1794990979430, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 7, 'moved', 1, '{"steps": [25]}', 1794990979438, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 8, 'moved', 0, '{"steps": [5]}', 1794990979450, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 9, 'moved', 0, '{"steps": [120]}', 1794990979457, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 10, 'moved', 1, '{"steps": [109]}', 1794990979473, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 11, 'moved', 0, '{"steps": [26]}', 1794990979483, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 12, 'moved', 1, '{"steps": [58]}', 1794990979490, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 13, 'moved', 0, '{"steps": [118]}', 1794990979500, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 14, 'moved', 0, '{"steps": [160]}', 1794990979511, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 15, 'moved', 1, '{"steps": [71]}', 1794990979522, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 16, 'moved', 1, '{"steps": [137]}', 1794990979531, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 17, 'moved', 1, '{"steps": [17]}', 1794990979543, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 18, 'moved', 0, '{"steps": [52]}', 1794990979551, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 19, 'moved', 1, '{"steps": [112]}', 1794990979563, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 20, 'moved', 0, '{"steps": [88]}', 1794990979570, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 21, 'moved', 0, '{"steps": [144]}', 1794990979583, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 22, 'moved', 0, '{"steps": [20]}', 1794990979591, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 23, 'moved', 1, '{"steps": [3]}', 1794990979601, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 24, 'moved', 1, '{"steps": [121]}', 1794990979611, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 25, 'moved', 0, '{"steps": [115]}', 1794990979623, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 26, 'moved', 1, '{"steps": [53]}', 1794990979630, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 27, 'moved', 0, '{"steps": [50]}', 1794990979642, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 28, 'moved', 0, '{"steps": [134]}', 1794990979655, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 29, 'moved', 0, '{"steps": [165]}', 1794990979662, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 30, 'moved', 1, '{"steps": [122]}', 1794990979674, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 31, 'moved', 1, '{"steps": [163]}', 1794990979682, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 32, 'moved', 0, '{"steps": [66]}', 1794990979695, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 33, 'moved', 1, '{"steps": [54]}', 1794990979703, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 34, 'moved', 1, '{"steps": [131]}', 1794990979714, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 35, 'moved', 1, '{"steps": [173]}', 1794990979722, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 36, 'moved', 0, '{"steps": [72]}', 1794990979734, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 37, 'moved', 0, '{"steps": [180]}', 1794990979742, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 38, 'moved', 1, '{"steps": [41]}', 1794990979754, NULL, NULL);
INSERT INTO public.events VALUES ('yjcw8EmRF-sgXebb8RyFwg', 39, 'moved', 0, '{"steps": [4]}', 1794990979763, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}]}', 1794990979774, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 2, 'moved', 0, '{"steps": [49]}', 1794990979791, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 3, 'moved', 0, '{"steps": [132]}', 1794990979798, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 4, 'moved', 0, '{"steps": [52]}', 1794990979806, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 5, 'moved', 0, '{"steps": [69]}', 1794990979818, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 6, 'moved', 0, '{"steps": [161]}', 1794990979826, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 7, 'moved', 0, '{"steps": [64]}', 1794990979838, NULL, NULL);
INSERT INTO public.events VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 8, 'moved', 0, '{"steps": [94]}', 1794990979850, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}]}', 1794990979857, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 2, 'moved', 0, '{"steps": [23]}', 1794990979871, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 3, 'moved', 0, '{"steps": [93]}', 1794990979878, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 4, 'moved', 0, '{"steps": [12]}', 1794990979891, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 5, 'moved', 0, '{"steps": [82]}', 1794990979898, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 6, 'moved', 0, '{"steps": [25]}', 1794990979908, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 7, 'moved', 0, '{"steps": [84]}', 1794990979918, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 8, 'moved', 0, '{"steps": [171]}', 1794990979930, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 9, 'moved', 0, '{"steps": [14]}', 1794990979938, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 10, 'moved', 0, '{"steps": [97]}', 1794990979950, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 11, 'moved', 0, '{"steps": [16]}', 1794990979958, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 12, 'moved', 0, '{"steps": [116]}', 1794990979971, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 13, 'moved', 0, '{"steps": [149]}', 1794990979978, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 14, 'moved', 0, '{"steps": [30]}', 1794990979990, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 15, 'moved', 0, '{"steps": [73]}', 1794990979998, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 16, 'moved', 0, '{"steps": [178]}', 1794990980008, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 17, 'moved', 0, '{"steps": [5]}', 1794990980018, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 18, 'moved', 0, '{"steps": [131]}', 1794990980030, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 19, 'moved', 0, '{"steps": [29]}', 1794990980039, NULL, NULL);
INSERT INTO public.events VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 20, 'moved', 0, '{"steps": [156]}', 1794990980051, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990981646, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990981664, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 3, 'moved', 0, '{"steps": [36, 120, 157, 220]}', 1794990981681, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 4, 'moved', 1, '{"steps": [4, 120, 156, 220]}', 1794990981694, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 5, 'moved', 1, '{"steps": [55, 120, 156, 219]}', 1794990981708, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 6, 'moved', 0, '{"steps": [45, 122, 156, 220]}', 1794990981721, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 7, 'moved', 0, '{"steps": [1, 121, 158, 219]}', 1794990981733, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 8, 'moved', 1, '{"steps": [14, 120, 156, 219]}', 1794990981745, NULL, NULL);
INSERT INTO public.events VALUES ('SArJBDcO77rezbhtVZoyWQ', 9, 'moved', 0, '{"steps": [17, 122, 157, 219]}', 1794990981757, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990981761, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990981772, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 3, 'moved', 0, '{"steps": [49, 120, 156, 220]}', 1794990981790, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 4, 'moved', 1, '{"steps": [1, 120, 157, 220]}', 1794990981801, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 5, 'moved', 1, '{"steps": [35, 120, 156, 220]}', 1794990981813, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 6, 'moved', 0, '{"steps": [12, 122, 154, 220]}', 1794990981825, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 7, 'moved', 0, '{"steps": [27, 121, 157, 221]}', 1794990981837, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 8, 'moved', 0, '{"steps": [252]}', 1794990981842, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 9, 'moved', 1, '{"steps": [28, 121, 156, 220]}', 1794990981860, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 10, 'moved', 0, '{"steps": [46, 121, 156, 221]}', 1794990981871, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 11, 'moved', 1, '{"steps": [37, 122, 155, 220]}', 1794990981883, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 12, 'moved', 1, '{"steps": [4, 121, 156, 219]}', 1794990981895, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 13, 'moved', 0, '{"steps": [9, 120, 156, 219]}', 1794990981908, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 14, 'moved', 1, '{"steps": [10, 122, 157, 221]}', 1794990981920, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 15, 'moved', 0, '{"steps": [0, 123, 155, 221]}', 1794990981935, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 16, 'moved', 0, '{"steps": [6, 122, 156, 219]}', 1794990981948, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 17, 'moved', 1, '{"steps": [25, 123, 155, 220]}', 1794990981960, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 18, 'moved', 0, '{"steps": [23, 121, 154, 221]}', 1794990981972, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 19, 'moved', 1, '{"steps": [52, 122, 157, 221]}', 1794990981984, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 20, 'moved', 1, '{"steps": [3, 122, 155, 218]}', 1794990981996, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 21, 'moved', 0, '{"steps": [11, 121, 155, 221]}', 1794990982008, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 22, 'moved', 1, '{"steps": [45, 122, 156, 220]}', 1794990982020, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 23, 'moved', 1, '{"steps": [255, 291, 354, 395]}', 1794990982032, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 24, 'moved', 0, '{"steps": [47, 123, 155, 221]}', 1794990982048, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 25, 'moved', 0, '{"steps": [33, 120, 154, 221]}', 1794990982067, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 26, 'moved', 1, '{"steps": [15, 123, 158, 221]}', 1794990982086, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 27, 'moved', 0, '{"steps": [13, 123, 156, 221]}', 1794990982107, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 28, 'moved', 0, '{"steps": [252]}', 1794990982115, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 29, 'moved', 1, '{"steps": [26, 121, 157, 221]}', 1794990982137, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 30, 'moved', 1, '{"steps": [18, 123, 158, 221]}', 1794990982153, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 31, 'moved', 0, '{"steps": [51, 121, 157, 221]}', 1794990982180, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 32, 'moved', 1, '{"steps": [44, 122, 157, 221]}', 1794990982207, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 33, 'moved', 0, '{"steps": [31, 120, 157, 221]}', 1794990982229, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 34, 'moved', 0, '{"steps": [54, 122, 155, 220]}', 1794990982251, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 35, 'moved', 1, '{"steps": [20, 122, 155, 221]}', 1794990982279, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 36, 'moved', 0, '{"steps": [38, 122, 157, 221]}', 1794990982294, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 37, 'moved', 1, '{"steps": [16, 122, 156, 221]}', 1794990982314, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 38, 'moved', 1, '{"steps": [41, 122, 156, 221]}', 1794990982334, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 39, 'moved', 0, '{"steps": [34, 122, 156, 220]}', 1794990982364, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 40, 'moved', 0, '{"steps": [253, 293, 354, 397]}', 1794990982383, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 41, 'moved', 1, '{"steps": [36, 121, 156, 218]}', 1794990982396, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 42, 'moved', 1, '{"steps": [253, 292, 355, 396]}', 1794990982416, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 43, 'moved', 0, '{"steps": [14, 123, 156, 222]}', 1794990982445, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 44, 'moved', 0, '{"steps": [24, 121, 158, 222]}', 1794990982463, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 45, 'moved', 1, '{"steps": [21, 121, 154, 220]}', 1794990982489, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 46, 'moved', 0, '{"steps": [32, 120, 155, 219]}', 1794990982516, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 47, 'moved', 1, '{"steps": [50, 123, 154, 220]}', 1794990982537, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 48, 'moved', 1, '{"steps": [56, 122, 155, 217]}', 1794990982557, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 49, 'moved', 0, '{"steps": [42, 122, 154, 220]}', 1794990982582, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 50, 'moved', 1, '{"steps": [53, 123, 154, 220]}', 1794990982603, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 51, 'moved', 0, '{"steps": [48, 120, 156, 222]}', 1794990982628, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 52, 'moved', 0, '{"steps": [57, 121, 157, 222]}', 1794990982649, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 53, 'moved', 1, '{"steps": [29, 121, 155, 218]}', 1794990982676, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 54, 'moved', 0, '{"steps": [2, 121, 157, 218]}', 1794990982696, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 55, 'moved', 1, '{"steps": [58, 123, 154, 221]}', 1794990982721, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 56, 'moved', 1, '{"steps": [19, 123, 157, 219]}', 1794990982745, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 57, 'moved', 0, '{"steps": [7, 122, 156, 222]}', 1794990982770, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 58, 'moved', 1, '{"steps": [5, 122, 158, 221]}', 1794990982796, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 59, 'moved', 0, '{"steps": [39, 123, 154, 222]}', 1794990982817, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 60, 'moved', 0, '{"steps": [59, 122, 155, 222]}', 1794990982834, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 61, 'moved', 1, '{"steps": [22, 123, 155, 218]}', 1794990982859, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 62, 'moved', 0, '{"steps": [30, 123, 154, 222]}', 1794990982883, NULL, NULL);
INSERT INTO public.events VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 63, 'moved', 1, '{"steps": [40, 123, 154, 220]}', 1794990982911, NULL, NULL);
INSERT INTO public.events VALUES ('PbXKKq2TDpvuapLUMKsL7w', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794990982924, NULL, NULL);
INSERT INTO public.events VALUES ('PbXKKq2TDpvuapLUMKsL7w', 2, 'sat', 1, '{"person": "PGOjzU91jgkyw5Si0Dy1OQ"}', 1794990982929, NULL, NULL);
INSERT INTO public.events VALUES ('PbXKKq2TDpvuapLUMKsL7w', 3, 'said', 0, '{"phrase": "hello"}', 1794990982945, NULL, NULL);
INSERT INTO public.events VALUES ('eBBpAy_Ojq3X7ybqbVrFlQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "l1HfPbcRJZsUl68FsYCjEQ", "program": null}, {"kind": "invited", "person": null, "program": null}, {"kind": "program", "person": null, "program": "easy"}]}', 1794990982949, NULL, NULL);


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('\x0acbe760bca9b1b94b5944363a269040deb74d6eaaff28136678e201c350e17b', 'l1HfPbcRJZsUl68FsYCjEQ', 'first', false, 1794990973265, 100000000000000);
INSERT INTO public.keys VALUES ('\x40ed608d290caf71b95b3bcc9248b62182d5eabaed9aa6c2ae209f7ccd4d6d49', 'PGOjzU91jgkyw5Si0Dy1OQ', 'first', false, 1794990973291, 100000000000000);


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, 1794990973263, 1794990973263);
INSERT INTO public.people VALUES ('PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, 1794990973287, 1794990973287);


--
-- Data for Name: presence; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.presence VALUES (1794990973153, 1794990973153);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('IefxRouyedw-itG7jFnqtg', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('IefxRouyedw-itG7jFnqtg', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('0drGda1hGEMp12sPhm1e1g', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('0drGda1hGEMp12sPhm1e1g', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Opat-PFUe7GFGuiKs9NFmA', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Opat-PFUe7GFGuiKs9NFmA', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('vjT6i87ijPQo7xCBszUWeA', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('yjcw8EmRF-sgXebb8RyFwg', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('yjcw8EmRF-sgXebb8RyFwg', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('SArJBDcO77rezbhtVZoyWQ', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('SArJBDcO77rezbhtVZoyWQ', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PbXKKq2TDpvuapLUMKsL7w', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PbXKKq2TDpvuapLUMKsL7w', 1, 'person', 'PGOjzU91jgkyw5Si0Dy1OQ', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('eBBpAy_Ojq3X7ybqbVrFlQ', 0, 'person', 'l1HfPbcRJZsUl68FsYCjEQ', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('eBBpAy_Ojq3X7ybqbVrFlQ', 1, 'invited', NULL, '', NULL, '\x8355eaa19447d77d2106efc77cd3a4760082f1612a8828d95f50e485960646b8', NULL);
INSERT INTO public.seats VALUES ('eBBpAy_Ojq3X7ybqbVrFlQ', 2, 'program', NULL, 'computer (easy)', 'easy', NULL, NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('IefxRouyedw-itG7jFnqtg', 'arboretum', 1, 2, '{}', '\x099cc146494d987c891f8178427733dc2cdc42084ce480dc9eea62a68630f6db', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'playing', NULL, 1794990974311, 1794990974410, NULL, 2);
INSERT INTO public.tables VALUES ('0drGda1hGEMp12sPhm1e1g', 'arboretum', 1, 2, '{}', '\xa9e6029e1f9d6b4b2b99e3e1b27b1b73a37b10661417a98414e8f294fb294c8b', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'over', '{"points": [4, 5], "winners": [1]}', 1794990974417, 1794990975735, NULL, 0);
INSERT INTO public.tables VALUES ('Opat-PFUe7GFGuiKs9NFmA', 'arboretum-2011', 1, 2, '{}', '\x74fbf0bea226a8d0634d8681244872ae22e62bf65eb4b7d179978e64ac9508fa', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'playing', NULL, 1794990976901, 1794990976997, NULL, 2);
INSERT INTO public.tables VALUES ('qmiP-r_cY5OBJ0QaNxb1bA', 'arboretum-2011', 1, 2, '{}', '\x65cdea246ed6418cd50dab4568b4b34bd25c6e8eb29c6d342dbc3f1e8d2917f5', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'over', '{"points": [6, 0], "winners": [0]}', 1794990977001, 1794990978379, NULL, 0);
INSERT INTO public.tables VALUES ('vn6YB2ZvoC0VicFYNxVA6w', 'arboretum-solo', 1, 1, '{}', '\x7f7f81aeceea23eafce0d63112ec6da292f1627fb586de905fda3c88a2e8caac', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'playing', NULL, 1794990978390, 1794990978465, NULL, 1);
INSERT INTO public.tables VALUES ('vjT6i87ijPQo7xCBszUWeA', 'arboretum-solo', 1, 1, '{}', '\xc8c4188bdbdeea912929926131a94f26233ffbedbda5dda05e141f336bf005e7', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'over', '{"points": [5, 10], "winners": [1]}', 1794990978470, 1794990978978, NULL, 0);
INSERT INTO public.tables VALUES ('S6tthiRsaOpvuU9KIWmEbQ', 'faraway', 1, 2, '{}', '\x2ef6704d4a14541da2b6228b12bfb3fbefe4b18b5e4c6268cb486293911f8513', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'playing', NULL, 1794990979286, 1794990979371, NULL, 2);
INSERT INTO public.tables VALUES ('yjcw8EmRF-sgXebb8RyFwg', 'faraway', 1, 2, '{}', '\x2fc0b7f14f4931c70610d8467fe260c7da173c6bca2b6817f92a28d7918b1bd4', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'over', '{"points": [20, 31], "winners": [1]}', 1794990979378, 1794990979763, NULL, 0);
INSERT INTO public.tables VALUES ('vGB_FuNQ6RIGnY5O_Bn9ww', 'faraway-solo', 1, 1, '{}', '\x0b617f64172255c85ffb09f304cbdf852e7ed560d265049a2dbf65da1d451075', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'playing', NULL, 1794990979774, 1794990979850, NULL, 1);
INSERT INTO public.tables VALUES ('hyvgUB7-Tv3CTTCBTOUS5g', 'faraway-solo', 1, 1, '{}', '\xabd03e515d9ecb19599c6042f9544603c71714b715518bf150c0b459f45aeced', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'over', '{"points": [44], "winners": [0]}', 1794990979857, 1794990980051, NULL, 0);
INSERT INTO public.tables VALUES ('SArJBDcO77rezbhtVZoyWQ', 'hanging-gardens', 1, 2, '{}', '\x7f009cd7faa33ff25f2388aa1c15b47f928a4ba4404eec65e946ec4ad73e14c2', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'playing', NULL, 1794990981644, 1794990981757, NULL, 1);
INSERT INTO public.tables VALUES ('KitCUk2LWDkUrW5d4cy1AQ', 'hanging-gardens', 1, 2, '{}', '\xd2af50834296666339eaf49e6b220369e82539d136a83672496ebf0a2a7f84a4', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'over', '{"points": [2, 3], "winners": [1]}', 1794990981761, 1794990982911, NULL, 0);
INSERT INTO public.tables VALUES ('PbXKKq2TDpvuapLUMKsL7w', 'faraway', 1, 2, '{}', '\x376a3fbbd3a2e0372bd4799d157321582fd74ead72d5f4aa6ff252ab93b87bb6', 'l1HfPbcRJZsUl68FsYCjEQ', true, '{"kind": "days", "days": 30}', 'playing', NULL, 1794990982923, 1794990982945, 1797582982929, 3);
INSERT INTO public.tables VALUES ('eBBpAy_Ojq3X7ybqbVrFlQ', 'arboretum', 1, 3, '{}', '\x60d657abdc5b732038add966ee3d142ddb29a9bfef38ccf74b02dcf0c4e6dd3e', 'l1HfPbcRJZsUl68FsYCjEQ', true, NULL, 'open', NULL, 1794990982949, 1794990982949, NULL, 0);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: blocks pk_blocks; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT pk_blocks PRIMARY KEY (person, other);


--
-- Name: events pk_events; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT pk_events PRIMARY KEY ("table", number);


--
-- Name: keys pk_keys; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (digest);


--
-- Name: people pk_people; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);


--
-- Name: presence pk_presence; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.presence
    ADD CONSTRAINT pk_presence PRIMARY KEY (since);


--
-- Name: reports pk_reports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);


--
-- Name: seats pk_seats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY ("table", seat);


--
-- Name: tables pk_tables; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);


--
-- Name: events uq_events_table_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT uq_events_table_key UNIQUE ("table", key);


--
-- Name: people uq_people_login; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);


--
-- Name: seats uq_seats_invitation; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT uq_seats_invitation UNIQUE (invitation);


--
-- Name: ix_keys_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_keys_person ON public.keys USING btree (person);


--
-- Name: ix_seats_former; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_former ON public.seats USING btree (former);


--
-- Name: ix_seats_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_person ON public.seats USING btree (person);


--
-- Name: ix_tables_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tables_due ON public.tables USING btree (due);


--
-- Name: ix_tables_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tables_host ON public.tables USING btree (host);


--
-- Name: ix_tables_status_changed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tables_status_changed ON public.tables USING btree (status, changed);


--
-- Name: blocks fk_blocks_other; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_other FOREIGN KEY (other) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: blocks fk_blocks_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: events fk_events_table; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT fk_events_table FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: keys fk_keys_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT fk_keys_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_reporter; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_reporter FOREIGN KEY (reporter) REFERENCES public.people(id) ON DELETE SET NULL;


--
-- Name: reports fk_reports_table; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_table FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: seats fk_seats_former; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_former FOREIGN KEY (former) REFERENCES public.people(id) ON DELETE SET NULL;


--
-- Name: seats fk_seats_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE SET NULL;


--
-- Name: seats fk_seats_table; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: tables fk_tables_host; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT fk_tables_host FOREIGN KEY (host) REFERENCES public.people(id) ON DELETE SET NULL;


--
-- PostgreSQL database dump complete
--

\unrestrict ZBPaarLb1LObdlTtukGjHpSVHIMlgeKlb37FHSPtXHY0VUv8cf4Zbdp6mRmWFB0

