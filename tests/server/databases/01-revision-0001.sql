--
-- PostgreSQL database dump
--

\restrict BUmmQuHwpD8BViMAkp1OcDyCHqgHzALhNSUceEcZc5AkGw6XDWecQYeKb5HigzD

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
    key character varying(64)
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
    invitation bytea
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
    due bigint
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0001');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837429477, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837429507, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 3, 'moved', 0, '{"steps": [0]}', 1794837429546, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 4, 'moved', 0, '{"steps": [0]}', 1794837429567, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 5, 'moved', 0, '{"steps": [38, 437]}', 1794837429595, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 6, 'moved', 0, '{"steps": [117]}', 1794837429608, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 7, 'moved', 1, '{"steps": [0]}', 1794837429635, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 8, 'moved', 1, '{"steps": [0]}', 1794837429656, NULL);
INSERT INTO public.events VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 9, 'moved', 1, '{"steps": [43, 437]}', 1794837429674, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837429683, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837429689, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 3, 'moved', 0, '{"steps": [0]}', 1794837429699, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 4, 'moved', 0, '{"steps": [0]}', 1794837429710, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 5, 'moved', 0, '{"steps": [70, 437]}', 1794837429728, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 6, 'moved', 0, '{"steps": [147]}', 1794837429751, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 7, 'moved', 1, '{"steps": [0]}', 1794837429762, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 8, 'moved', 1, '{"steps": [0]}', 1794837429773, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 9, 'moved', 1, '{"steps": [65, 437]}', 1794837429786, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 10, 'moved', 1, '{"steps": [128]}', 1794837429794, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 11, 'moved', 0, '{"steps": [2]}', 1794837429801, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 12, 'moved', 0, '{"steps": [1]}', 1794837429814, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 13, 'moved', 0, '{"steps": [60, 469]}', 1794837429828, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 14, 'moved', 0, '{"steps": [128]}', 1794837429838, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 15, 'moved', 1, '{"steps": [1]}', 1794837429848, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 16, 'moved', 1, '{"steps": [0]}', 1794837429857, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 17, 'moved', 1, '{"steps": [48, 469]}', 1794837429888, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 18, 'moved', 1, '{"steps": [156]}', 1794837429905, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 19, 'moved', 0, '{"steps": [0]}', 1794837429924, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 20, 'moved', 0, '{"steps": [0]}', 1794837429938, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 21, 'moved', 0, '{"steps": [45, 436]}', 1794837429965, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 22, 'moved', 0, '{"steps": [153]}', 1794837429982, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 23, 'moved', 1, '{"steps": [0]}', 1794837430003, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 24, 'moved', 1, '{"steps": [2]}', 1794837430020, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 25, 'moved', 1, '{"steps": [42, 438]}', 1794837430044, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 26, 'moved', 1, '{"steps": [138]}', 1794837430059, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 27, 'moved', 0, '{"steps": [2]}', 1794837430079, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 28, 'moved', 0, '{"steps": [1]}', 1794837430096, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 29, 'moved', 0, '{"steps": [19, 468]}', 1794837430128, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 30, 'moved', 0, '{"steps": [147]}', 1794837430144, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 31, 'moved', 1, '{"steps": [1]}', 1794837430165, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 32, 'moved', 1, '{"steps": [0]}', 1794837430183, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 33, 'moved', 1, '{"steps": [14, 468]}', 1794837430211, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 34, 'moved', 1, '{"steps": [156]}', 1794837430231, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 35, 'moved', 0, '{"steps": [0]}', 1794837430251, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 36, 'moved', 0, '{"steps": [0]}', 1794837430269, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 37, 'moved', 0, '{"steps": [39, 498]}', 1794837430306, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 38, 'moved', 0, '{"steps": [138]}', 1794837430323, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 39, 'moved', 1, '{"steps": [2]}', 1794837430344, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 40, 'moved', 1, '{"steps": [1]}', 1794837430361, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 41, 'moved', 1, '{"steps": [74, 470]}', 1794837430398, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 42, 'moved', 1, '{"steps": [149]}', 1794837430421, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 43, 'moved', 0, '{"steps": [2]}', 1794837430436, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 44, 'moved', 0, '{"steps": [0]}', 1794837430456, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 45, 'moved', 0, '{"steps": [16, 467]}', 1794837430491, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 46, 'moved', 0, '{"steps": [143]}', 1794837430510, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 47, 'moved', 1, '{"steps": [0]}', 1794837430527, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 48, 'moved', 1, '{"steps": [1]}', 1794837430549, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 49, 'moved', 1, '{"steps": [37, 436]}', 1794837430576, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 50, 'moved', 1, '{"steps": [95]}', 1794837430598, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 51, 'moved', 0, '{"steps": [0]}', 1794837430617, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 52, 'moved', 0, '{"steps": [0]}', 1794837430632, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 53, 'moved', 0, '{"steps": [69, 405]}', 1794837430661, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 54, 'moved', 0, '{"steps": [118]}', 1794837430683, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 55, 'moved', 1, '{"steps": [2]}', 1794837430702, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 56, 'moved', 1, '{"steps": [0]}', 1794837430716, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 57, 'moved', 1, '{"steps": [53, 498]}', 1794837430746, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 58, 'moved', 1, '{"steps": [95]}', 1794837430769, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 59, 'moved', 0, '{"steps": [2]}', 1794837430793, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 60, 'moved', 0, '{"steps": [0]}', 1794837430809, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 61, 'moved', 0, '{"steps": [17, 435]}', 1794837430834, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 62, 'moved', 0, '{"steps": [135]}', 1794837430846, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 63, 'moved', 1, '{"steps": [1]}', 1794837430866, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 64, 'moved', 1, '{"steps": [0]}', 1794837430880, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 65, 'moved', 1, '{"steps": [20, 500]}', 1794837430906, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 66, 'moved', 1, '{"steps": [151]}', 1794837430923, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 67, 'moved', 0, '{"steps": [1]}', 1794837430937, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 68, 'moved', 0, '{"steps": [2]}', 1794837430953, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 69, 'moved', 0, '{"steps": [43, 375]}', 1794837430978, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 70, 'moved', 0, '{"steps": [121]}', 1794837430991, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 71, 'moved', 1, '{"steps": [1]}', 1794837431006, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 72, 'moved', 1, '{"steps": [0]}', 1794837431020, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 73, 'moved', 1, '{"steps": [41, 497]}', 1794837431049, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 74, 'moved', 1, '{"steps": [143]}', 1794837431066, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 75, 'moved', 0, '{"steps": [2]}', 1794837431084, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 76, 'moved', 0, '{"steps": [0]}', 1794837431100, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 77, 'moved', 0, '{"steps": [72, 499]}', 1794837431139, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 78, 'moved', 0, '{"steps": [146]}', 1794837431160, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 79, 'moved', 1, '{"steps": [1]}', 1794837431190, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 80, 'moved', 1, '{"steps": [0]}', 1794837431219, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 81, 'moved', 1, '{"steps": [66, 501]}', 1794837431247, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 82, 'moved', 1, '{"steps": [147]}', 1794837431258, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 83, 'moved', 0, '{"steps": [2]}', 1794837431269, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 84, 'moved', 0, '{"steps": [0]}', 1794837431284, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 85, 'moved', 0, '{"steps": [15, 470]}', 1794837431303, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 86, 'moved', 0, '{"steps": [147]}', 1794837431318, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 87, 'moved', 1, '{"steps": [0]}', 1794837431334, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 88, 'moved', 1, '{"steps": [1]}', 1794837431352, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 89, 'moved', 1, '{"steps": [67, 404]}', 1794837431387, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 90, 'moved', 1, '{"steps": [148]}', 1794837431406, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 91, 'moved', 0, '{"steps": [0]}', 1794837431430, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 92, 'moved', 0, '{"steps": [0]}', 1794837431446, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 93, 'moved', 0, '{"steps": [47, 438]}', 1794837431481, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 94, 'moved', 0, '{"steps": [118]}', 1794837431498, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 95, 'moved', 1, '{"steps": [1]}', 1794837431524, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 96, 'moved', 1, '{"steps": [2]}', 1794837431545, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 97, 'moved', 1, '{"steps": [38, 526]}', 1794837431579, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 98, 'moved', 1, '{"steps": [138]}', 1794837431593, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 99, 'moved', 0, '{"steps": [0]}', 1794837431607, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 100, 'moved', 0, '{"steps": [2]}', 1794837431627, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 101, 'moved', 0, '{"steps": [62, 347]}', 1794837431662, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 102, 'moved', 0, '{"steps": [126]}', 1794837431678, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 103, 'moved', 1, '{"steps": [0]}', 1794837431700, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 104, 'moved', 1, '{"steps": [0]}', 1794837431719, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 105, 'moved', 1, '{"steps": [61, 496]}', 1794837431741, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 106, 'moved', 1, '{"steps": [134]}', 1794837431755, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 107, 'moved', 0, '{"steps": [1]}', 1794837431772, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 108, 'moved', 0, '{"steps": [0]}', 1794837431785, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 109, 'moved', 0, '{"steps": [71, 374]}', 1794837431813, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 110, 'moved', 0, '{"steps": [131]}', 1794837431827, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 111, 'moved', 1, '{"steps": [0]}', 1794837431840, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 112, 'moved', 1, '{"steps": [1]}', 1794837431857, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 113, 'moved', 1, '{"steps": [13, 403]}', 1794837431886, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 114, 'moved', 1, '{"steps": [144]}', 1794837431904, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 115, 'moved', 0, '{"steps": [2]}', 1794837431920, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 116, 'moved', 0, '{"steps": [2]}', 1794837431934, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 117, 'moved', 0, '{"steps": [63, 471]}', 1794837431958, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 118, 'moved', 0, '{"steps": [136]}', 1794837431971, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 119, 'moved', 1, '{"steps": [1]}', 1794837431985, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 120, 'moved', 1, '{"steps": [0]}', 1794837431997, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 121, 'moved', 1, '{"steps": [56, 495]}', 1794837432021, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 122, 'moved', 1, '{"steps": [148]}', 1794837432033, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 123, 'moved', 0, '{"steps": [2]}', 1794837432049, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 124, 'moved', 0, '{"steps": [0]}', 1794837432063, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 125, 'moved', 0, '{"steps": [49, 376]}', 1794837432082, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 126, 'moved', 0, '{"steps": [144]}', 1794837432099, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 127, 'moved', 1, '{"steps": [0]}', 1794837432112, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 128, 'moved', 1, '{"steps": [0]}', 1794837432127, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 129, 'moved', 1, '{"steps": [51, 374]}', 1794837432154, NULL);
INSERT INTO public.events VALUES ('OmCQuXInnFv1C0VPBbjbhw', 130, 'moved', 1, '{"steps": [130]}', 1794837432171, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837432190, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837432205, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 3, 'moved', 0, '{"steps": [0]}', 1794837432226, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 4, 'moved', 0, '{"steps": [0]}', 1794837432243, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 5, 'moved', 0, '{"steps": [69, 437]}', 1794837432276, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 6, 'moved', 0, '{"steps": [134]}', 1794837432290, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 7, 'moved', 1, '{"steps": [1]}', 1794837432301, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 8, 'moved', 1, '{"steps": [2]}', 1794837432314, NULL);
INSERT INTO public.events VALUES ('-oKd6V9csz-wexrjxozs5A', 9, 'moved', 1, '{"steps": [10, 437]}', 1794837432339, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837432353, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837432371, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 3, 'moved', 0, '{"steps": [0]}', 1794837432384, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 4, 'moved', 0, '{"steps": [0]}', 1794837432400, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 5, 'moved', 0, '{"steps": [70, 437]}', 1794837432432, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 6, 'moved', 0, '{"steps": [125]}', 1794837432455, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 7, 'moved', 1, '{"steps": [1]}', 1794837432477, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 8, 'moved', 1, '{"steps": [2]}', 1794837432496, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 9, 'moved', 1, '{"steps": [25, 437]}', 1794837432529, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 10, 'moved', 1, '{"steps": [129]}', 1794837432547, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 11, 'moved', 0, '{"steps": [2]}', 1794837432563, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 12, 'moved', 0, '{"steps": [0]}', 1794837432584, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 13, 'moved', 0, '{"steps": [75, 405]}', 1794837432612, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 14, 'moved', 0, '{"steps": [129]}', 1794837432632, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 15, 'moved', 1, '{"steps": [0]}', 1794837432653, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 16, 'moved', 1, '{"steps": [1]}', 1794837432669, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 17, 'moved', 1, '{"steps": [71, 436]}', 1794837432698, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 18, 'moved', 1, '{"steps": [128]}', 1794837432716, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 19, 'moved', 0, '{"steps": [2]}', 1794837432733, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 20, 'moved', 0, '{"steps": [0]}', 1794837432743, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 21, 'moved', 0, '{"steps": [73, 469]}', 1794837432758, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 22, 'moved', 0, '{"steps": [87]}', 1794837432769, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 23, 'moved', 1, '{"steps": [0]}', 1794837432778, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 24, 'moved', 1, '{"steps": [1]}', 1794837432789, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 25, 'moved', 1, '{"steps": [49, 435]}', 1794837432810, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 26, 'moved', 1, '{"steps": [135]}', 1794837432823, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 27, 'moved', 0, '{"steps": [2]}', 1794837432844, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 28, 'moved', 0, '{"steps": [0]}', 1794837432856, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 29, 'moved', 0, '{"steps": [27, 468]}', 1794837432888, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 30, 'moved', 0, '{"steps": [86]}', 1794837432898, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 31, 'moved', 1, '{"steps": [0]}', 1794837432910, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 32, 'moved', 1, '{"steps": [1]}', 1794837432934, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 33, 'moved', 1, '{"steps": [54, 403]}', 1794837432956, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 34, 'moved', 1, '{"steps": [86]}', 1794837432968, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 35, 'moved', 0, '{"steps": [2]}', 1794837432978, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 36, 'moved', 0, '{"steps": [0]}', 1794837432990, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 37, 'moved', 0, '{"steps": [5, 436]}', 1794837433010, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 38, 'moved', 0, '{"steps": [135]}', 1794837433021, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 39, 'moved', 1, '{"steps": [1]}', 1794837433030, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 40, 'moved', 1, '{"steps": [0]}', 1794837433041, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 41, 'moved', 1, '{"steps": [51, 469]}', 1794837433062, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 42, 'moved', 1, '{"steps": [125]}', 1794837433074, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 43, 'moved', 0, '{"steps": [0]}', 1794837433091, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 44, 'moved', 0, '{"steps": [2]}', 1794837433103, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 45, 'moved', 0, '{"steps": [69, 470]}', 1794837433126, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 46, 'moved', 0, '{"steps": [132]}', 1794837433142, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 47, 'moved', 1, '{"steps": [1]}', 1794837433158, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 48, 'moved', 1, '{"steps": [0]}', 1794837433174, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 49, 'moved', 1, '{"steps": [7, 405]}', 1794837433191, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 50, 'moved', 1, '{"steps": [126]}', 1794837433207, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 51, 'moved', 0, '{"steps": [2]}', 1794837433220, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 52, 'moved', 0, '{"steps": [0]}', 1794837433230, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 53, 'moved', 0, '{"steps": [6, 498]}', 1794837433257, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 54, 'moved', 0, '{"steps": [130]}', 1794837433279, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 55, 'moved', 1, '{"steps": [1]}', 1794837433297, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 56, 'moved', 1, '{"steps": [0]}', 1794837433315, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 57, 'moved', 1, '{"steps": [50, 375]}', 1794837433336, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 58, 'moved', 1, '{"steps": [102]}', 1794837433347, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 59, 'moved', 0, '{"steps": [0]}', 1794837433361, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 60, 'moved', 0, '{"steps": [2]}', 1794837433378, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 61, 'moved', 0, '{"steps": [48, 497]}', 1794837433406, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 62, 'moved', 0, '{"steps": [92]}', 1794837433427, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 63, 'moved', 1, '{"steps": [1]}', 1794837433448, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 64, 'moved', 1, '{"steps": [0]}', 1794837433464, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 65, 'moved', 1, '{"steps": [23, 402]}', 1794837433487, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 66, 'moved', 1, '{"steps": [132]}', 1794837433504, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 67, 'moved', 0, '{"steps": [2]}', 1794837433526, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 68, 'moved', 0, '{"steps": [0]}', 1794837433541, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 69, 'moved', 0, '{"steps": [65, 406]}', 1794837433571, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 70, 'moved', 0, '{"steps": [125]}', 1794837433592, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 71, 'moved', 1, '{"steps": [1]}', 1794837433605, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 72, 'moved', 1, '{"steps": [0]}', 1794837433622, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 73, 'moved', 1, '{"steps": [64, 467]}', 1794837433653, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 74, 'moved', 1, '{"steps": [135]}', 1794837433669, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 75, 'moved', 0, '{"steps": [2]}', 1794837433689, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 76, 'moved', 0, '{"steps": [0]}', 1794837433709, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 77, 'moved', 0, '{"steps": [46, 375]}', 1794837433737, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 78, 'moved', 0, '{"steps": [102]}', 1794837433755, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 79, 'moved', 1, '{"steps": [1]}', 1794837433782, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 80, 'moved', 1, '{"steps": [0]}', 1794837433799, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 81, 'moved', 1, '{"steps": [22, 373]}', 1794837433831, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 82, 'moved', 1, '{"steps": [88]}', 1794837433857, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 83, 'moved', 0, '{"steps": [2]}', 1794837433879, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 84, 'moved', 0, '{"steps": [0]}', 1794837433910, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 85, 'moved', 0, '{"steps": [52, 435]}', 1794837433942, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 86, 'moved', 0, '{"steps": [133]}', 1794837433959, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 87, 'moved', 1, '{"steps": [0]}', 1794837433976, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 88, 'moved', 1, '{"steps": [0]}', 1794837433990, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 89, 'moved', 1, '{"steps": [26, 434]}', 1794837434018, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 90, 'moved', 1, '{"steps": [89]}', 1794837434027, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 91, 'moved', 0, '{"steps": [2]}', 1794837434041, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 92, 'moved', 0, '{"steps": [1]}', 1794837434057, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 93, 'moved', 0, '{"steps": [11, 403]}', 1794837434093, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 94, 'moved', 0, '{"steps": [108]}', 1794837434116, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 95, 'moved', 1, '{"steps": [1]}', 1794837434126, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 96, 'moved', 1, '{"steps": [0]}', 1794837434139, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 97, 'moved', 1, '{"steps": [60, 499]}', 1794837434171, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 98, 'moved', 1, '{"steps": [147]}', 1794837434187, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 99, 'moved', 0, '{"steps": [0]}', 1794837434211, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 100, 'moved', 0, '{"steps": [0]}', 1794837434226, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 101, 'moved', 0, '{"steps": [53, 404]}', 1794837434261, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 102, 'moved', 0, '{"steps": [146]}', 1794837434277, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 103, 'moved', 1, '{"steps": [2]}', 1794837434298, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 104, 'moved', 1, '{"steps": [1]}', 1794837434314, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 105, 'moved', 1, '{"steps": [47, 374]}', 1794837434342, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 106, 'moved', 1, '{"steps": [108]}', 1794837434359, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 107, 'moved', 0, '{"steps": [0]}', 1794837434377, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 108, 'moved', 0, '{"steps": [2]}', 1794837434390, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 109, 'moved', 0, '{"steps": [72, 373]}', 1794837434424, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 110, 'moved', 0, '{"steps": [108]}', 1794837434442, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 111, 'moved', 1, '{"steps": [1]}', 1794837434456, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 112, 'moved', 1, '{"steps": [0]}', 1794837434471, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 113, 'moved', 1, '{"steps": [67, 406]}', 1794837434504, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 114, 'moved', 1, '{"steps": [108]}', 1794837434523, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 115, 'moved', 0, '{"steps": [2]}', 1794837434536, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 116, 'moved', 0, '{"steps": [0]}', 1794837434545, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 117, 'moved', 0, '{"steps": [9, 347]}', 1794837434578, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 118, 'moved', 0, '{"steps": [88]}', 1794837434592, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 119, 'moved', 1, '{"steps": [0]}', 1794837434605, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 120, 'moved', 1, '{"steps": [0]}', 1794837434619, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 121, 'moved', 1, '{"steps": [24, 407]}', 1794837434649, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 122, 'moved', 1, '{"steps": [101]}', 1794837434666, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 123, 'moved', 0, '{"steps": [1]}', 1794837434682, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 124, 'moved', 0, '{"steps": [0]}', 1794837434697, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 125, 'moved', 0, '{"steps": [28, 496]}', 1794837434732, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 126, 'moved', 0, '{"steps": [143]}', 1794837434750, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 127, 'moved', 1, '{"steps": [2]}', 1794837434765, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 128, 'moved', 1, '{"steps": [1]}', 1794837434779, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 129, 'moved', 1, '{"steps": [45, 438]}', 1794837434804, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 130, 'moved', 1, '{"steps": [90]}', 1794837434814, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 131, 'moved', 0, '{"steps": [2]}', 1794837434828, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 132, 'moved', 0, '{"steps": [0]}', 1794837434837, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 133, 'moved', 0, '{"steps": [59, 467]}', 1794837434861, NULL);
INSERT INTO public.events VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 134, 'moved', 0, '{"steps": [90]}', 1794837434873, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}]}', 1794837434889, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 2, 'moved', 0, '{"steps": [0]}', 1794837434909, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 3, 'moved', 0, '{"steps": [1]}', 1794837434921, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 4, 'moved', 0, '{"steps": [29, 437]}', 1794837434945, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 5, 'moved', 0, '{"steps": [85]}', 1794837434965, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 6, 'moved', 0, '{"steps": [1]}', 1794837434992, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 7, 'moved', 0, '{"steps": [0]}', 1794837435009, NULL);
INSERT INTO public.events VALUES ('uEXJsuM4kDolBmkqgCmtpw', 8, 'moved', 0, '{"steps": [81, 438]}', 1794837435045, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}]}', 1794837435058, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 2, 'moved', 0, '{"steps": [0]}', 1794837435074, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 3, 'moved', 0, '{"steps": [1]}', 1794837435094, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 4, 'moved', 0, '{"steps": [50, 437]}', 1794837435117, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 5, 'moved', 0, '{"steps": [98]}', 1794837435133, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 6, 'moved', 0, '{"steps": [1]}', 1794837435145, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 7, 'moved', 0, '{"steps": [0]}', 1794837435165, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 8, 'moved', 0, '{"steps": [84, 438]}', 1794837435192, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 9, 'moved', 0, '{"steps": [110]}', 1794837435204, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 10, 'moved', 0, '{"steps": [1]}', 1794837435217, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 11, 'moved', 0, '{"steps": [0]}', 1794837435229, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 12, 'moved', 0, '{"steps": [80, 406]}', 1794837435251, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 13, 'moved', 0, '{"steps": [129]}', 1794837435265, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 14, 'moved', 0, '{"steps": [0]}', 1794837435277, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 15, 'moved', 0, '{"steps": [1]}', 1794837435293, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 16, 'moved', 0, '{"steps": [42, 439]}', 1794837435316, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 17, 'moved', 0, '{"steps": [123]}', 1794837435329, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 18, 'moved', 0, '{"steps": [1]}', 1794837435341, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 19, 'moved', 0, '{"steps": [0]}', 1794837435356, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 20, 'moved', 0, '{"steps": [67, 407]}', 1794837435385, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 21, 'moved', 0, '{"steps": [157]}', 1794837435400, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 22, 'moved', 0, '{"steps": [1]}', 1794837435413, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 23, 'moved', 0, '{"steps": [0]}', 1794837435433, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 24, 'moved', 0, '{"steps": [63, 470]}', 1794837435473, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 25, 'moved', 0, '{"steps": [144]}', 1794837435483, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 26, 'moved', 0, '{"steps": [0]}', 1794837435494, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 27, 'moved', 0, '{"steps": [0]}', 1794837435505, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 28, 'moved', 0, '{"steps": [61, 436]}', 1794837435534, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 29, 'moved', 0, '{"steps": [131]}', 1794837435546, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 30, 'moved', 0, '{"steps": [0]}', 1794837435558, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 31, 'moved', 0, '{"steps": [1]}', 1794837435576, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 32, 'moved', 0, '{"steps": [44, 376]}', 1794837435597, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 33, 'moved', 0, '{"steps": [114]}', 1794837435615, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 34, 'moved', 0, '{"steps": [0]}', 1794837435630, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 35, 'moved', 0, '{"steps": [0]}', 1794837435642, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 36, 'moved', 0, '{"steps": [68, 377]}', 1794837435672, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 37, 'moved', 0, '{"steps": [119]}', 1794837435693, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 38, 'moved', 0, '{"steps": [0]}', 1794837435717, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 39, 'moved', 0, '{"steps": [0]}', 1794837435741, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 40, 'moved', 0, '{"steps": [46, 405]}', 1794837435775, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 41, 'moved', 0, '{"steps": [120]}', 1794837435789, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 42, 'moved', 0, '{"steps": [0]}', 1794837435820, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 43, 'moved', 0, '{"steps": [0]}', 1794837435846, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 44, 'moved', 0, '{"steps": [17, 500]}', 1794837435872, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 45, 'moved', 0, '{"steps": [127]}', 1794837435890, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 46, 'moved', 0, '{"steps": [0]}', 1794837435901, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 47, 'moved', 0, '{"steps": [0]}', 1794837435914, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 48, 'moved', 0, '{"steps": [62, 469]}', 1794837435931, NULL);
INSERT INTO public.events VALUES ('5Bn8qohFLlw8uAMNmT04og', 49, 'moved', 0, '{"steps": [118]}', 1794837435944, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837461028, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837461046, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 3, 'moved', 0, '{"steps": [67]}', 1794837461070, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 4, 'moved', 1, '{"steps": [16]}', 1794837461077, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 5, 'moved', 1, '{"steps": [120]}', 1794837461091, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 6, 'moved', 0, '{"steps": [94]}', 1794837461107, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 7, 'moved', 1, '{"steps": [52]}', 1794837461117, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 8, 'moved', 0, '{"steps": [10]}', 1794837461125, NULL);
INSERT INTO public.events VALUES ('hkW241esuAfSpitfSE1ghw', 9, 'moved', 0, '{"steps": [128]}', 1794837461131, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837461138, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837461151, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 3, 'moved', 0, '{"steps": [67]}', 1794837461171, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 4, 'moved', 1, '{"steps": [34]}', 1794837461186, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 5, 'moved', 1, '{"steps": [106]}', 1794837461195, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 6, 'moved', 0, '{"steps": [88]}', 1794837461204, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 7, 'moved', 1, '{"steps": [38]}', 1794837461216, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 8, 'moved', 0, '{"steps": [20]}', 1794837461224, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 9, 'moved', 0, '{"steps": [90]}', 1794837461231, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 10, 'moved', 1, '{"steps": [70]}', 1794837461239, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 11, 'moved', 1, '{"steps": [143]}', 1794837461250, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 12, 'moved', 0, '{"steps": [57]}', 1794837461257, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 13, 'moved', 1, '{"steps": [64]}', 1794837461269, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 14, 'moved', 0, '{"steps": [130]}', 1794837461276, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 15, 'moved', 0, '{"steps": [154]}', 1794837461283, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 16, 'moved', 1, '{"steps": [114]}', 1794837461290, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 17, 'moved', 1, '{"steps": [177]}', 1794837461306, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 18, 'moved', 1, '{"steps": [46]}', 1794837461321, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 19, 'moved', 0, '{"steps": [62]}', 1794837461338, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 20, 'moved', 1, '{"steps": [122]}', 1794837461349, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 21, 'moved', 0, '{"steps": [120]}', 1794837461360, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 22, 'moved', 0, '{"steps": [150]}', 1794837461371, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 23, 'moved', 0, '{"steps": [22]}', 1794837461381, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 24, 'moved', 1, '{"steps": [2]}', 1794837461393, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 25, 'moved', 1, '{"steps": [100]}', 1794837461405, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 26, 'moved', 0, '{"steps": [99]}', 1794837461415, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 27, 'moved', 1, '{"steps": [54]}', 1794837461426, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 28, 'moved', 0, '{"steps": [52]}', 1794837461436, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 29, 'moved', 0, '{"steps": [124]}', 1794837461444, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 30, 'moved', 0, '{"steps": [167]}', 1794837461460, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 31, 'moved', 1, '{"steps": [107]}', 1794837461471, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 32, 'moved', 1, '{"steps": [148]}', 1794837461481, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 33, 'moved', 0, '{"steps": [56]}', 1794837461496, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 34, 'moved', 1, '{"steps": [39]}', 1794837461513, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 35, 'moved', 1, '{"steps": [117]}', 1794837461529, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 36, 'moved', 0, '{"steps": [101]}', 1794837461544, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 37, 'moved', 0, '{"steps": [139]}', 1794837461556, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 38, 'moved', 0, '{"steps": [33]}', 1794837461567, NULL);
INSERT INTO public.events VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 39, 'moved', 1, '{"steps": [16]}', 1794837461579, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}]}', 1794837461594, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 2, 'moved', 0, '{"steps": [37]}', 1794837461613, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 3, 'moved', 0, '{"steps": [134]}', 1794837461635, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 4, 'moved', 0, '{"steps": [22]}', 1794837461653, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 5, 'moved', 0, '{"steps": [81]}', 1794837461669, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 6, 'moved', 0, '{"steps": [40]}', 1794837461680, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 7, 'moved', 0, '{"steps": [68]}', 1794837461691, NULL);
INSERT INTO public.events VALUES ('qTG9np0QC01iNj3AB3hCrg', 8, 'moved', 0, '{"steps": [140]}', 1794837461705, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}]}', 1794837461714, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 2, 'moved', 0, '{"steps": [26]}', 1794837461729, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 3, 'moved', 0, '{"steps": [134]}', 1794837461740, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 4, 'moved', 0, '{"steps": [24]}', 1794837461750, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 5, 'moved', 0, '{"steps": [82]}', 1794837461765, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 6, 'moved', 0, '{"steps": [63]}', 1794837461778, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 7, 'moved', 0, '{"steps": [123]}', 1794837461789, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 8, 'moved', 0, '{"steps": [173]}', 1794837461800, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 9, 'moved', 0, '{"steps": [14]}', 1794837461811, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 10, 'moved', 0, '{"steps": [112]}', 1794837461823, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 11, 'moved', 0, '{"steps": [44]}', 1794837461833, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 12, 'moved', 0, '{"steps": [108]}', 1794837461843, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 13, 'moved', 0, '{"steps": [152]}', 1794837461853, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 14, 'moved', 0, '{"steps": [55]}', 1794837461868, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 15, 'moved', 0, '{"steps": [101]}', 1794837461881, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 16, 'moved', 0, '{"steps": [180]}', 1794837461893, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 17, 'moved', 0, '{"steps": [33]}', 1794837461903, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 18, 'moved', 0, '{"steps": [106]}', 1794837461912, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 19, 'moved', 0, '{"steps": [38]}', 1794837461920, NULL);
INSERT INTO public.events VALUES ('PkhUd5omXhs-uBmA0NdV6w', 20, 'moved', 0, '{"steps": [143]}', 1794837461929, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837495327, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837495358, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 3, 'moved', 0, '{"steps": [46, 120, 156, 220]}', 1794837495405, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 4, 'moved', 1, '{"steps": [10, 120, 157, 220]}', 1794837495449, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 5, 'moved', 1, '{"steps": [56, 120, 156, 220]}', 1794837495496, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 6, 'moved', 0, '{"steps": [8, 122, 155, 221]}', 1794837495539, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 7, 'moved', 0, '{"steps": [9, 121, 157, 220]}', 1794837495577, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 8, 'moved', 1, '{"steps": [28, 120, 156, 220]}', 1794837495630, NULL);
INSERT INTO public.events VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 9, 'moved', 0, '{"steps": [37, 122, 155, 220]}', 1794837495675, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837495690, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837495708, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 3, 'moved', 0, '{"steps": [27, 120, 156, 220]}', 1794837495745, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 4, 'moved', 1, '{"steps": [2, 120, 157, 220]}', 1794837495799, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 5, 'moved', 1, '{"steps": [48, 120, 156, 220]}', 1794837495857, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 6, 'moved', 0, '{"steps": [9, 122, 155, 221]}', 1794837495915, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 7, 'moved', 0, '{"steps": [37, 121, 157, 220]}', 1794837495967, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 8, 'moved', 1, '{"steps": [45, 120, 156, 220]}', 1794837496027, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 9, 'moved', 0, '{"steps": [51, 121, 156, 221]}', 1794837496082, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 10, 'moved', 1, '{"steps": [58, 120, 156, 220]}', 1794837496135, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 11, 'moved', 1, '{"steps": [12, 122, 157, 220]}', 1794837496184, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 12, 'moved', 0, '{"steps": [24, 120, 155, 220]}', 1794837496224, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 13, 'moved', 1, '{"steps": [30, 120, 157, 220]}', 1794837496277, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 14, 'moved', 0, '{"steps": [16, 122, 155, 220]}', 1794837496330, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 15, 'moved', 0, '{"steps": [42, 120, 156, 219]}', 1794837496374, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 16, 'moved', 1, '{"steps": [49, 120, 157, 220]}', 1794837496427, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 17, 'moved', 0, '{"steps": [23, 123, 155, 221]}', 1794837496483, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 18, 'moved', 1, '{"steps": [57, 120, 157, 220]}', 1794837496534, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 19, 'moved', 1, '{"steps": [36, 123, 156, 221]}', 1794837496570, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 20, 'moved', 0, '{"steps": [15, 123, 155, 221]}', 1794837496618, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 21, 'moved', 1, '{"steps": [52, 121, 156, 221]}', 1794837496653, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 22, 'moved', 0, '{"steps": [22, 122, 156, 219]}', 1794837496689, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 23, 'moved', 0, '{"steps": [35, 122, 156, 219]}', 1794837496737, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 24, 'moved', 1, '{"steps": [29, 123, 156, 221]}', 1794837496776, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 25, 'moved', 0, '{"steps": [46, 123, 157, 220]}', 1794837496808, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 26, 'moved', 1, '{"steps": [43, 120, 157, 220]}', 1794837496839, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 27, 'moved', 1, '{"steps": [21, 121, 156, 221]}', 1794837496871, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 28, 'moved', 0, '{"steps": [28, 122, 154, 219]}', 1794837496902, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 29, 'moved', 1, '{"steps": [56, 121, 156, 221]}', 1794837496938, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 30, 'moved', 0, '{"steps": [1, 122, 155, 221]}', 1794837496966, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 31, 'moved', 0, '{"steps": [50, 123, 155, 220]}', 1794837497010, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 32, 'moved', 1, '{"steps": [39, 121, 158, 220]}', 1794837497045, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 33, 'moved', 0, '{"steps": [10, 120, 157, 219]}', 1794837497074, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 34, 'moved', 0, '{"steps": [252]}', 1794837497089, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 35, 'moved', 1, '{"steps": [11, 122, 156, 221]}', 1794837497164, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 36, 'moved', 1, '{"steps": [253, 294, 354, 398]}', 1794837497199, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 37, 'moved', 1, '{"steps": [19, 123, 157, 221]}', 1794837497234, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 38, 'moved', 0, '{"steps": [47, 122, 156, 220]}', 1794837497279, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 39, 'moved', 0, '{"steps": [255, 291, 355, 397]}', 1794837497322, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 40, 'moved', 1, '{"steps": [59, 122, 156, 220]}', 1794837497360, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 41, 'moved', 0, '{"steps": [38, 123, 157, 220]}', 1794837497397, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 42, 'moved', 0, '{"steps": [26, 123, 156, 219]}', 1794837497431, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 43, 'moved', 1, '{"steps": [5, 121, 157, 222]}', 1794837497467, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 44, 'moved', 0, '{"steps": [33, 121, 157, 219]}', 1794837497505, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 45, 'moved', 1, '{"steps": [34, 121, 156, 221]}', 1794837497552, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 46, 'moved', 1, '{"steps": [25, 121, 157, 221]}', 1794837497608, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 47, 'moved', 0, '{"steps": [18, 123, 157, 220]}', 1794837497661, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 48, 'moved', 0, '{"steps": [252]}', 1794837497689, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 49, 'moved', 1, '{"steps": [41, 120, 157, 221]}', 1794837497739, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 50, 'moved', 0, '{"steps": [14, 120, 159, 219]}', 1794837497787, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 51, 'moved', 0, '{"steps": [31, 120, 156, 219]}', 1794837497869, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 52, 'moved', 1, '{"steps": [20, 121, 156, 222]}', 1794837497928, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 53, 'moved', 0, '{"steps": [53, 121, 155, 219]}', 1794837497977, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 54, 'moved', 1, '{"steps": [4, 121, 155, 222]}', 1794837498025, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 55, 'moved', 1, '{"steps": [55, 120, 156, 220]}', 1794837498062, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 56, 'moved', 0, '{"steps": [40, 123, 157, 220]}', 1794837498123, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 57, 'moved', 1, '{"steps": [13, 122, 156, 222]}', 1794837498176, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 58, 'moved', 0, '{"steps": [8, 122, 158, 220]}', 1794837498219, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 59, 'moved', 0, '{"steps": [7, 123, 154, 220]}', 1794837498263, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 60, 'moved', 1, '{"steps": [3, 122, 154, 223]}', 1794837498303, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 61, 'moved', 0, '{"steps": [0, 123, 157, 221]}', 1794837498348, NULL);
INSERT INTO public.events VALUES ('44ahtYEA208Lr-edVjI5-w', 62, 'moved', 1, '{"steps": [44, 123, 155, 223]}', 1794837498440, NULL);
INSERT INTO public.events VALUES ('HuEcRSLJRhlUoqxKsBZEOg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794837498461, NULL);
INSERT INTO public.events VALUES ('HuEcRSLJRhlUoqxKsBZEOg', 2, 'sat', 1, '{"person": "5Cb3i89UVAgXONG6n_19xQ"}', 1794837498487, NULL);
INSERT INTO public.events VALUES ('HuEcRSLJRhlUoqxKsBZEOg', 3, 'said', 0, '{"phrase": "hello"}', 1794837498503, NULL);
INSERT INTO public.events VALUES ('72g-JNa28b9RiSFj6LCB5Q', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "7wbZCKBmIxsrnRT_4575Dg", "program": null}, {"kind": "invited", "person": null, "program": null}, {"kind": "program", "person": null, "program": "easy"}]}', 1794837498514, NULL);


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('\x4d5526ab08cea07e6f8ea682430c736b49a922fb5c057c4050e208a2913c571a', '7wbZCKBmIxsrnRT_4575Dg', 'first', false, 1794837428249, 100000000000000);
INSERT INTO public.keys VALUES ('\x7185b3fd3d586e8e1bdc0dedb4487de57e573eeaa8b2efb896de33cc08790ed2', '5Cb3i89UVAgXONG6n_19xQ', 'first', false, 1794837428399, 100000000000000);


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL, 1794837428246, 1794837428246);
INSERT INTO public.people VALUES ('5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL, 1794837428395, 1794837428395);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('OmCQuXInnFv1C0VPBbjbhw', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('OmCQuXInnFv1C0VPBbjbhw', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('-oKd6V9csz-wexrjxozs5A', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('-oKd6V9csz-wexrjxozs5A', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('uEXJsuM4kDolBmkqgCmtpw', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('5Bn8qohFLlw8uAMNmT04og', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('hkW241esuAfSpitfSE1ghw', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('hkW241esuAfSpitfSE1ghw', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('qTG9np0QC01iNj3AB3hCrg', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('PkhUd5omXhs-uBmA0NdV6w', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('44ahtYEA208Lr-edVjI5-w', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('44ahtYEA208Lr-edVjI5-w', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('HuEcRSLJRhlUoqxKsBZEOg', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('HuEcRSLJRhlUoqxKsBZEOg', 1, 'person', '5Cb3i89UVAgXONG6n_19xQ', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('72g-JNa28b9RiSFj6LCB5Q', 0, 'person', '7wbZCKBmIxsrnRT_4575Dg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('72g-JNa28b9RiSFj6LCB5Q', 1, 'invited', NULL, '', NULL, '\xd4959c950b28ebf91f1c8625e61a172b08e72c9ef4962a3aaeae2275b7f38c29');
INSERT INTO public.seats VALUES ('72g-JNa28b9RiSFj6LCB5Q', 2, 'program', NULL, 'computer (easy)', 'easy', NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('9RGqYZ-OAHmlk2Tt5LZiuw', 'arboretum', 1, 2, '{}', '\xa0e06172bba5fb5b95d0e5f333a0879cc92b10d41d8556503ea39c5f2a26e001', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'playing', NULL, 1794837428556, 1794837429674, NULL);
INSERT INTO public.tables VALUES ('OmCQuXInnFv1C0VPBbjbhw', 'arboretum', 1, 2, '{}', '\xa8dd84ec9b4c3dbfdcda0ed3411402e6e0aa51f57cfa83e6cbfee040e93aeab4', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'over', '{"points": [0, 12], "winners": [1]}', 1794837429683, 1794837432171, NULL);
INSERT INTO public.tables VALUES ('-oKd6V9csz-wexrjxozs5A', 'arboretum-2011', 1, 2, '{}', '\x4643aed32c3a12ec9194277a1b58307eb6e5d88c0c4fc66fe9d40273f753a648', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'playing', NULL, 1794837432190, 1794837432339, NULL);
INSERT INTO public.tables VALUES ('EUuyl7tFWZCfioAA1B4pXQ', 'arboretum-2011', 1, 2, '{}', '\x928f879c8b2a27fa276254618ce96492962430edfb34def03de56058da8b7424', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'over', '{"points": [8, 6], "winners": [0]}', 1794837432352, 1794837434873, NULL);
INSERT INTO public.tables VALUES ('uEXJsuM4kDolBmkqgCmtpw', 'arboretum-solo', 1, 1, '{}', '\x92a740c02fd734bc65355418adfc5210117a2b96a65b7d5e7e0b101d9dba87e4', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'playing', NULL, 1794837434888, 1794837435045, NULL);
INSERT INTO public.tables VALUES ('5Bn8qohFLlw8uAMNmT04og', 'arboretum-solo', 1, 1, '{}', '\x5da1827267f5fc9f5e9ba0953f1e16a5c43b102f035a4932c5f414c1d2b3b55f', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'over', '{"points": [4, 3], "winners": [0]}', 1794837435058, 1794837435944, NULL);
INSERT INTO public.tables VALUES ('hkW241esuAfSpitfSE1ghw', 'faraway', 1, 2, '{}', '\x29e7acd32fdf787af372f392ef0517c77ce4504b4c89f0fbf3a166f9c708d8e7', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'playing', NULL, 1794837435958, 1794837461131, NULL);
INSERT INTO public.tables VALUES ('akwOEt7qCNVmqEMb9Tc0xQ', 'faraway', 1, 2, '{}', '\x167699b518eab66a779e8af1bb655f414d179b38eb4fc223a7700c6e4f9cdbf8', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'over', '{"points": [23, 18], "winners": [0]}', 1794837461138, 1794837461579, NULL);
INSERT INTO public.tables VALUES ('qTG9np0QC01iNj3AB3hCrg', 'faraway-solo', 1, 1, '{}', '\xdd39a8045827f96f1fa0817710577a37dcb90be28159df69763b8513bbf4eae2', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'playing', NULL, 1794837461593, 1794837461705, NULL);
INSERT INTO public.tables VALUES ('PkhUd5omXhs-uBmA0NdV6w', 'faraway-solo', 1, 1, '{}', '\x47b4efa040d459b7c3cc94b6a9ad1008f5a0ed636de2766af81ddc678c659183', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'over', '{"points": [40], "winners": [0]}', 1794837461714, 1794837461929, NULL);
INSERT INTO public.tables VALUES ('V-6rxyuM-7Xbt-1uW9NfnQ', 'hanging-gardens', 1, 2, '{}', '\x868a74e3f05521515b4493fb67a261ddce3c02e7b62644c97f49ab8678f1f73e', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'playing', NULL, 1794837461935, 1794837495675, NULL);
INSERT INTO public.tables VALUES ('44ahtYEA208Lr-edVjI5-w', 'hanging-gardens', 1, 2, '{}', '\x41e6212281a59e7541a78d8848cfb5d303927d5ac9edb83296adb67e0318d5f8', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'over', '{"points": [1, 2], "winners": [1]}', 1794837495690, 1794837498440, NULL);
INSERT INTO public.tables VALUES ('HuEcRSLJRhlUoqxKsBZEOg', 'faraway', 1, 2, '{}', '\x8f2b7bc709e0b0c5947f8b2e4379248699d207016a76e1d80ed91d1124f5677f', '7wbZCKBmIxsrnRT_4575Dg', true, '{"kind": "days", "days": 30}', 'playing', NULL, 1794837498460, 1794837498503, 1797429498487);
INSERT INTO public.tables VALUES ('72g-JNa28b9RiSFj6LCB5Q', 'arboretum', 1, 3, '{}', '\x142da431565ef0dc7564ead86306d2eca9189f505397bae86d353ed44aec923a', '7wbZCKBmIxsrnRT_4575Dg', true, NULL, 'open', NULL, 1794837498513, 1794837498514, NULL);


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

\unrestrict BUmmQuHwpD8BViMAkp1OcDyCHqgHzALhNSUceEcZc5AkGw6XDWecQYeKb5HigzD

