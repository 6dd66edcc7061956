--
-- PostgreSQL database dump
--

\restrict jx3KAe5mbsqIrZVplbqoOjymWgkss3uOA3I9GHkFIJRaB5ZwbHHidWiLhBlpxpZ

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
    due bigint
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0003');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968462172, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968462220, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 3, 'moved', 0, '{"steps": [0]}', 1794968462267, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 4, 'moved', 0, '{"steps": [0]}', 1794968462304, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 5, 'moved', 0, '{"steps": [45, 437]}', 1794968462345, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 6, 'moved', 0, '{"steps": [108]}', 1794968462360, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 7, 'moved', 1, '{"steps": [0]}', 1794968462389, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 8, 'moved', 1, '{"steps": [0]}', 1794968462428, NULL, NULL);
INSERT INTO public.events VALUES ('ZrT-z7Au2sN0hTavTYv03w', 9, 'moved', 1, '{"steps": [32, 437]}', 1794968462469, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968462487, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968462498, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 3, 'moved', 0, '{"steps": [0]}', 1794968462537, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 4, 'moved', 0, '{"steps": [0]}', 1794968462561, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 5, 'moved', 0, '{"steps": [50, 437]}', 1794968462601, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 6, 'moved', 0, '{"steps": [129]}', 1794968462623, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 7, 'moved', 1, '{"steps": [0]}', 1794968462649, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 8, 'moved', 1, '{"steps": [0]}', 1794968462677, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 9, 'moved', 1, '{"steps": [69, 437]}', 1794968462712, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 10, 'moved', 1, '{"steps": [89]}', 1794968462744, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 11, 'moved', 0, '{"steps": [2]}', 1794968462776, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 12, 'moved', 0, '{"steps": [1]}', 1794968462803, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 13, 'moved', 0, '{"steps": [48, 469]}', 1794968462836, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 14, 'moved', 0, '{"steps": [115]}', 1794968462856, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 15, 'moved', 1, '{"steps": [1]}', 1794968462875, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 16, 'moved', 1, '{"steps": [0]}', 1794968462902, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 17, 'moved', 1, '{"steps": [32, 469]}', 1794968462925, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 18, 'moved', 1, '{"steps": [162]}', 1794968462956, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 19, 'moved', 0, '{"steps": [0]}', 1794968462972, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 20, 'moved', 0, '{"steps": [0]}', 1794968462983, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 21, 'moved', 0, '{"steps": [29, 436]}', 1794968463029, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 22, 'moved', 0, '{"steps": [164]}', 1794968463043, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 23, 'moved', 1, '{"steps": [0]}', 1794968463072, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 24, 'moved', 1, '{"steps": [2]}', 1794968463101, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 25, 'moved', 1, '{"steps": [35, 438]}', 1794968463143, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 26, 'moved', 1, '{"steps": [116]}', 1794968463177, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 27, 'moved', 0, '{"steps": [2]}', 1794968463212, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 28, 'moved', 0, '{"steps": [1]}', 1794968463222, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 29, 'moved', 0, '{"steps": [13, 468]}', 1794968463268, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 30, 'moved', 0, '{"steps": [152]}', 1794968463300, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 31, 'moved', 1, '{"steps": [1]}', 1794968463337, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 32, 'moved', 1, '{"steps": [0]}', 1794968463377, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 33, 'moved', 1, '{"steps": [6, 468]}', 1794968463418, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 34, 'moved', 1, '{"steps": [162]}', 1794968463457, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 35, 'moved', 0, '{"steps": [0]}', 1794968463494, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 36, 'moved', 0, '{"steps": [0]}', 1794968463519, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 37, 'moved', 0, '{"steps": [19, 498]}', 1794968463568, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 38, 'moved', 0, '{"steps": [125]}', 1794968463608, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 39, 'moved', 1, '{"steps": [2]}', 1794968463618, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 40, 'moved', 1, '{"steps": [1]}', 1794968463657, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 41, 'moved', 1, '{"steps": [79, 470]}', 1794968463680, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 42, 'moved', 1, '{"steps": [153]}', 1794968463705, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 43, 'moved', 0, '{"steps": [2]}', 1794968463737, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 44, 'moved', 0, '{"steps": [0]}', 1794968463768, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 45, 'moved', 0, '{"steps": [9, 467]}', 1794968463813, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 46, 'moved', 0, '{"steps": [129]}', 1794968463860, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 47, 'moved', 1, '{"steps": [0]}', 1794968463896, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 48, 'moved', 1, '{"steps": [1]}', 1794968463924, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 49, 'moved', 1, '{"steps": [31, 436]}', 1794968463969, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 50, 'moved', 1, '{"steps": [98]}', 1794968463988, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 51, 'moved', 0, '{"steps": [0]}', 1794968464013, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 52, 'moved', 0, '{"steps": [0]}', 1794968464024, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 53, 'moved', 0, '{"steps": [73, 405]}', 1794968464064, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 54, 'moved', 0, '{"steps": [110]}', 1794968464101, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 55, 'moved', 1, '{"steps": [2]}', 1794968464116, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 56, 'moved', 1, '{"steps": [0]}', 1794968464142, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 57, 'moved', 1, '{"steps": [45, 498]}', 1794968464184, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 58, 'moved', 1, '{"steps": [98]}', 1794968464220, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 59, 'moved', 0, '{"steps": [2]}', 1794968464256, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 60, 'moved', 0, '{"steps": [0]}', 1794968464272, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 61, 'moved', 0, '{"steps": [20, 435]}', 1794968464328, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 62, 'moved', 0, '{"steps": [151]}', 1794968464355, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 63, 'moved', 1, '{"steps": [1]}', 1794968464392, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 64, 'moved', 1, '{"steps": [0]}', 1794968464437, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 65, 'moved', 1, '{"steps": [49, 500]}', 1794968464481, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 66, 'moved', 1, '{"steps": [158]}', 1794968464515, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 67, 'moved', 0, '{"steps": [1]}', 1794968464535, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 68, 'moved', 0, '{"steps": [2]}', 1794968464564, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 69, 'moved', 0, '{"steps": [36, 375]}', 1794968464612, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 70, 'moved', 0, '{"steps": [114]}', 1794968464637, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 71, 'moved', 1, '{"steps": [1]}', 1794968464672, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 72, 'moved', 1, '{"steps": [0]}', 1794968464696, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 73, 'moved', 1, '{"steps": [11, 497]}', 1794968464741, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 74, 'moved', 1, '{"steps": [151]}', 1794968464759, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 75, 'moved', 0, '{"steps": [2]}', 1794968464800, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 76, 'moved', 0, '{"steps": [0]}', 1794968464840, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 77, 'moved', 0, '{"steps": [80, 499]}', 1794968464878, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 78, 'moved', 0, '{"steps": [156]}', 1794968464917, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 79, 'moved', 1, '{"steps": [1]}', 1794968464946, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 80, 'moved', 1, '{"steps": [0]}', 1794968464984, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 81, 'moved', 1, '{"steps": [74, 501]}', 1794968465036, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 82, 'moved', 1, '{"steps": [156]}', 1794968465076, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 83, 'moved', 0, '{"steps": [2]}', 1794968465096, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 84, 'moved', 0, '{"steps": [0]}', 1794968465137, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 85, 'moved', 0, '{"steps": [18, 470]}', 1794968465182, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 86, 'moved', 0, '{"steps": [156]}', 1794968465217, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 87, 'moved', 1, '{"steps": [0]}', 1794968465254, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 88, 'moved', 1, '{"steps": [1]}', 1794968465292, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 89, 'moved', 1, '{"steps": [76, 404]}', 1794968465343, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 90, 'moved', 1, '{"steps": [162]}', 1794968465372, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 91, 'moved', 0, '{"steps": [0]}', 1794968465392, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 92, 'moved', 0, '{"steps": [0]}', 1794968465428, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 93, 'moved', 0, '{"steps": [30, 438]}', 1794968465449, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 94, 'moved', 0, '{"steps": [87]}', 1794968465491, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 95, 'moved', 1, '{"steps": [1]}', 1794968465529, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 96, 'moved', 1, '{"steps": [2]}', 1794968465605, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 97, 'moved', 1, '{"steps": [7, 526]}', 1794968465676, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 98, 'moved', 1, '{"steps": [132]}', 1794968465712, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 99, 'moved', 0, '{"steps": [0]}', 1794968465745, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 100, 'moved', 0, '{"steps": [2]}', 1794968465780, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 101, 'moved', 0, '{"steps": [75, 347]}', 1794968465821, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 102, 'moved', 0, '{"steps": [88]}', 1794968465892, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 103, 'moved', 1, '{"steps": [0]}', 1794968465976, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 104, 'moved', 1, '{"steps": [0]}', 1794968466009, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 105, 'moved', 1, '{"steps": [70, 496]}', 1794968466031, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 106, 'moved', 1, '{"steps": [96]}', 1794968466108, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 107, 'moved', 0, '{"steps": [1]}', 1794968466183, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 108, 'moved', 0, '{"steps": [0]}', 1794968466248, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 109, 'moved', 0, '{"steps": [81, 374]}', 1794968466309, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 110, 'moved', 0, '{"steps": [126]}', 1794968466349, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 111, 'moved', 1, '{"steps": [0]}', 1794968466392, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 112, 'moved', 1, '{"steps": [1]}', 1794968466448, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 113, 'moved', 1, '{"steps": [12, 403]}', 1794968466544, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 114, 'moved', 1, '{"steps": [152]}', 1794968466592, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 115, 'moved', 0, '{"steps": [2]}', 1794968466668, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 116, 'moved', 0, '{"steps": [2]}', 1794968466716, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 117, 'moved', 0, '{"steps": [72, 471]}', 1794968466757, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 118, 'moved', 0, '{"steps": [127]}', 1794968466763, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 119, 'moved', 1, '{"steps": [1]}', 1794968466774, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 120, 'moved', 1, '{"steps": [0]}', 1794968466783, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 121, 'moved', 1, '{"steps": [47, 495]}', 1794968466799, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 122, 'moved', 1, '{"steps": [157]}', 1794968466806, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 123, 'moved', 0, '{"steps": [2]}', 1794968466821, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 124, 'moved', 0, '{"steps": [0]}', 1794968466829, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 125, 'moved', 0, '{"steps": [16, 376]}', 1794968466843, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 126, 'moved', 0, '{"steps": [157]}', 1794968466854, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 127, 'moved', 1, '{"steps": [0]}', 1794968466864, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 128, 'moved', 1, '{"steps": [0]}', 1794968466877, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 129, 'moved', 1, '{"steps": [17, 374]}', 1794968466887, NULL, NULL);
INSERT INTO public.events VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 130, 'moved', 1, '{"steps": [95]}', 1794968466893, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968466908, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968466914, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 3, 'moved', 0, '{"steps": [0]}', 1794968466936, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 4, 'moved', 0, '{"steps": [0]}', 1794968466942, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 5, 'moved', 0, '{"steps": [72, 437]}', 1794968466965, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 6, 'moved', 0, '{"steps": [99]}', 1794968467008, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 7, 'moved', 1, '{"steps": [1]}', 1794968467032, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 8, 'moved', 1, '{"steps": [2]}', 1794968467041, NULL, NULL);
INSERT INTO public.events VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 9, 'moved', 1, '{"steps": [13, 437]}', 1794968467095, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968467136, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968467160, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 3, 'moved', 0, '{"steps": [0]}', 1794968467217, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 4, 'moved', 0, '{"steps": [0]}', 1794968467257, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 5, 'moved', 0, '{"steps": [82, 437]}', 1794968467279, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 6, 'moved', 0, '{"steps": [127]}', 1794968467288, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 7, 'moved', 1, '{"steps": [1]}', 1794968467294, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 8, 'moved', 1, '{"steps": [2]}', 1794968467305, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 9, 'moved', 1, '{"steps": [23, 437]}', 1794968467323, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 10, 'moved', 1, '{"steps": [137]}', 1794968467328, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 11, 'moved', 0, '{"steps": [2]}', 1794968467339, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 12, 'moved', 0, '{"steps": [0]}', 1794968467352, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 13, 'moved', 0, '{"steps": [83, 405]}', 1794968467362, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 14, 'moved', 0, '{"steps": [125]}', 1794968467374, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 15, 'moved', 1, '{"steps": [0]}', 1794968467379, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 16, 'moved', 1, '{"steps": [1]}', 1794968467390, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 17, 'moved', 1, '{"steps": [78, 436]}', 1794968467404, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 18, 'moved', 1, '{"steps": [132]}', 1794968467412, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 19, 'moved', 0, '{"steps": [2]}', 1794968467420, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 20, 'moved', 0, '{"steps": [0]}', 1794968467433, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 21, 'moved', 0, '{"steps": [71, 469]}', 1794968467443, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 22, 'moved', 0, '{"steps": [106]}', 1794968467452, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 23, 'moved', 1, '{"steps": [0]}', 1794968467464, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 24, 'moved', 1, '{"steps": [1]}', 1794968467479, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 25, 'moved', 1, '{"steps": [48, 435]}', 1794968467508, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 26, 'moved', 1, '{"steps": [153]}', 1794968467527, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 27, 'moved', 0, '{"steps": [2]}', 1794968467561, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 28, 'moved', 0, '{"steps": [0]}', 1794968467617, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 29, 'moved', 0, '{"steps": [49, 468]}', 1794968467658, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 30, 'moved', 0, '{"steps": [99]}', 1794968467692, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 31, 'moved', 1, '{"steps": [0]}', 1794968467700, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 32, 'moved', 1, '{"steps": [1]}', 1794968467736, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 33, 'moved', 1, '{"steps": [76, 403]}', 1794968467770, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 34, 'moved', 1, '{"steps": [99]}', 1794968467798, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 35, 'moved', 0, '{"steps": [2]}', 1794968467816, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 36, 'moved', 0, '{"steps": [0]}', 1794968467837, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 37, 'moved', 0, '{"steps": [16, 436]}', 1794968467851, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 38, 'moved', 0, '{"steps": [138]}', 1794968467866, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 39, 'moved', 1, '{"steps": [1]}', 1794968467880, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 40, 'moved', 1, '{"steps": [0]}', 1794968467896, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 41, 'moved', 1, '{"steps": [69, 469]}', 1794968467911, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 42, 'moved', 1, '{"steps": [127]}', 1794968467927, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 43, 'moved', 0, '{"steps": [0]}', 1794968467940, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 44, 'moved', 0, '{"steps": [2]}', 1794968467949, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 45, 'moved', 0, '{"steps": [73, 470]}', 1794968467958, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 46, 'moved', 0, '{"steps": [132]}', 1794968467988, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 47, 'moved', 1, '{"steps": [1]}', 1794968468024, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 48, 'moved', 1, '{"steps": [0]}', 1794968468035, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 49, 'moved', 1, '{"steps": [26, 405]}', 1794968468108, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 50, 'moved', 1, '{"steps": [132]}', 1794968468164, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 51, 'moved', 0, '{"steps": [2]}', 1794968468224, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 52, 'moved', 0, '{"steps": [0]}', 1794968468296, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 53, 'moved', 0, '{"steps": [19, 498]}', 1794968468376, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 54, 'moved', 0, '{"steps": [132]}', 1794968468424, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 55, 'moved', 1, '{"steps": [1]}', 1794968468464, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 56, 'moved', 1, '{"steps": [0]}', 1794968468512, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 57, 'moved', 1, '{"steps": [58, 375]}', 1794968468592, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 58, 'moved', 1, '{"steps": [132]}', 1794968468608, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 59, 'moved', 0, '{"steps": [0]}', 1794968468627, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 60, 'moved', 0, '{"steps": [2]}', 1794968468643, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 61, 'moved', 0, '{"steps": [54, 497]}', 1794968468670, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 62, 'moved', 0, '{"steps": [127]}', 1794968468693, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 63, 'moved', 1, '{"steps": [1]}', 1794968468714, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 64, 'moved', 1, '{"steps": [0]}', 1794968468760, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 65, 'moved', 1, '{"steps": [47, 402]}', 1794968468785, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 66, 'moved', 1, '{"steps": [150]}', 1794968468854, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 67, 'moved', 0, '{"steps": [2]}', 1794968468868, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 68, 'moved', 0, '{"steps": [0]}', 1794968468880, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 69, 'moved', 0, '{"steps": [70, 406]}', 1794968468903, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 70, 'moved', 0, '{"steps": [131]}', 1794968468976, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 71, 'moved', 1, '{"steps": [1]}', 1794968469025, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 72, 'moved', 1, '{"steps": [0]}', 1794968469056, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 73, 'moved', 1, '{"steps": [84, 467]}', 1794968469176, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 74, 'moved', 1, '{"steps": [152]}', 1794968469272, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 75, 'moved', 0, '{"steps": [2]}', 1794968469320, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 76, 'moved', 0, '{"steps": [0]}', 1794968469384, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 77, 'moved', 0, '{"steps": [52, 375]}', 1794968469464, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 78, 'moved', 0, '{"steps": [100]}', 1794968469503, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 79, 'moved', 1, '{"steps": [1]}', 1794968469568, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 80, 'moved', 1, '{"steps": [0]}', 1794968469617, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 81, 'moved', 1, '{"steps": [45, 373]}', 1794968469668, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 82, 'moved', 1, '{"steps": [95]}', 1794968469720, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 83, 'moved', 0, '{"steps": [2]}', 1794968469791, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 84, 'moved', 0, '{"steps": [0]}', 1794968469854, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 85, 'moved', 0, '{"steps": [50, 435]}', 1794968469905, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 86, 'moved', 0, '{"steps": [137]}', 1794968469979, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 87, 'moved', 1, '{"steps": [0]}', 1794968470020, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 88, 'moved', 1, '{"steps": [0]}', 1794968470049, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 89, 'moved', 1, '{"steps": [51, 434]}', 1794968470168, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 90, 'moved', 1, '{"steps": [98]}', 1794968470192, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 91, 'moved', 0, '{"steps": [2]}', 1794968470224, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 92, 'moved', 0, '{"steps": [1]}', 1794968470236, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 93, 'moved', 0, '{"steps": [18, 403]}', 1794968470298, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 94, 'moved', 0, '{"steps": [101]}', 1794968470340, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 95, 'moved', 1, '{"steps": [1]}', 1794968470396, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 96, 'moved', 1, '{"steps": [0]}', 1794968470428, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 97, 'moved', 1, '{"steps": [56, 499]}', 1794968470468, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 98, 'moved', 1, '{"steps": [161]}', 1794968470492, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 99, 'moved', 0, '{"steps": [0]}', 1794968470533, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 100, 'moved', 0, '{"steps": [0]}', 1794968470560, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 101, 'moved', 0, '{"steps": [28, 404]}', 1794968470608, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 102, 'moved', 0, '{"steps": [140]}', 1794968470644, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 103, 'moved', 1, '{"steps": [2]}', 1794968470680, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 104, 'moved', 1, '{"steps": [1]}', 1794968470709, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 105, 'moved', 1, '{"steps": [55, 374]}', 1794968470752, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 106, 'moved', 1, '{"steps": [107]}', 1794968470793, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 107, 'moved', 0, '{"steps": [0]}', 1794968470869, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 108, 'moved', 0, '{"steps": [2]}', 1794968470890, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 109, 'moved', 0, '{"steps": [75, 373]}', 1794968470954, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 110, 'moved', 0, '{"steps": [107]}', 1794968470992, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 111, 'moved', 1, '{"steps": [1]}', 1794968471069, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 112, 'moved', 1, '{"steps": [0]}', 1794968471116, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 113, 'moved', 1, '{"steps": [81, 406]}', 1794968471189, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 114, 'moved', 1, '{"steps": [107]}', 1794968471232, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 115, 'moved', 0, '{"steps": [2]}', 1794968471294, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 116, 'moved', 0, '{"steps": [0]}', 1794968471323, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 117, 'moved', 0, '{"steps": [17, 347]}', 1794968471384, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 118, 'moved', 0, '{"steps": [95]}', 1794968471412, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 119, 'moved', 1, '{"steps": [0]}', 1794968471436, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 120, 'moved', 1, '{"steps": [0]}', 1794968471500, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 121, 'moved', 1, '{"steps": [21, 407]}', 1794968471592, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 122, 'moved', 1, '{"steps": [100]}', 1794968471608, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 123, 'moved', 0, '{"steps": [1]}', 1794968471680, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 124, 'moved', 0, '{"steps": [0]}', 1794968471712, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 125, 'moved', 0, '{"steps": [22, 496]}', 1794968471796, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 126, 'moved', 0, '{"steps": [139]}', 1794968471828, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 127, 'moved', 1, '{"steps": [2]}', 1794968471844, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 128, 'moved', 1, '{"steps": [1]}', 1794968471884, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 129, 'moved', 1, '{"steps": [24, 438]}', 1794968471968, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 130, 'moved', 1, '{"steps": [93]}', 1794968472029, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 131, 'moved', 0, '{"steps": [2]}', 1794968472076, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 132, 'moved', 0, '{"steps": [0]}', 1794968472144, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 133, 'moved', 0, '{"steps": [72, 467]}', 1794968472196, NULL, NULL);
INSERT INTO public.events VALUES ('4XeZ-EX3temUsY3cxWGOlw', 134, 'moved', 0, '{"steps": [95]}', 1794968472252, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}]}', 1794968472275, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 2, 'moved', 0, '{"steps": [0]}', 1794968472328, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 3, 'moved', 0, '{"steps": [1]}', 1794968472372, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 4, 'moved', 0, '{"steps": [48, 437]}', 1794968472423, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 5, 'moved', 0, '{"steps": [97]}', 1794968472464, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 6, 'moved', 0, '{"steps": [1]}', 1794968472504, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 7, 'moved', 0, '{"steps": [0]}', 1794968472543, NULL, NULL);
INSERT INTO public.events VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 8, 'moved', 0, '{"steps": [66, 438]}', 1794968472604, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}]}', 1794968472652, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 2, 'moved', 0, '{"steps": [0]}', 1794968472720, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 3, 'moved', 0, '{"steps": [1]}', 1794968472732, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 4, 'moved', 0, '{"steps": [53, 437]}', 1794968472756, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 5, 'moved', 0, '{"steps": [87]}', 1794968472787, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 6, 'moved', 0, '{"steps": [1]}', 1794968472797, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 7, 'moved', 0, '{"steps": [0]}', 1794968472850, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 8, 'moved', 0, '{"steps": [84, 438]}', 1794968472948, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 9, 'moved', 0, '{"steps": [98]}', 1794968472984, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 10, 'moved', 0, '{"steps": [1]}', 1794968473056, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 11, 'moved', 0, '{"steps": [0]}', 1794968473118, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 12, 'moved', 0, '{"steps": [81, 406]}', 1794968473192, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 13, 'moved', 0, '{"steps": [128]}', 1794968473232, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 14, 'moved', 0, '{"steps": [0]}', 1794968473316, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 15, 'moved', 0, '{"steps": [1]}', 1794968473360, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 16, 'moved', 0, '{"steps": [46, 439]}', 1794968473492, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 17, 'moved', 0, '{"steps": [135]}', 1794968473509, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 18, 'moved', 0, '{"steps": [1]}', 1794968473533, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 19, 'moved', 0, '{"steps": [0]}', 1794968473561, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 20, 'moved', 0, '{"steps": [78, 407]}', 1794968473661, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 21, 'moved', 0, '{"steps": [162]}', 1794968473695, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 22, 'moved', 0, '{"steps": [1]}', 1794968473713, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 23, 'moved', 0, '{"steps": [0]}', 1794968473749, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 24, 'moved', 0, '{"steps": [76, 470]}', 1794968473770, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 25, 'moved', 0, '{"steps": [159]}', 1794968473793, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 26, 'moved', 0, '{"steps": [0]}', 1794968473804, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 27, 'moved', 0, '{"steps": [0]}', 1794968473816, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 28, 'moved', 0, '{"steps": [74, 436]}', 1794968473861, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 29, 'moved', 0, '{"steps": [153]}', 1794968473917, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 30, 'moved', 0, '{"steps": [0]}', 1794968473945, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 31, 'moved', 0, '{"steps": [1]}', 1794968473989, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 32, 'moved', 0, '{"steps": [52, 376]}', 1794968474053, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 33, 'moved', 0, '{"steps": [88]}', 1794968474097, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 34, 'moved', 0, '{"steps": [0]}', 1794968474138, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 35, 'moved', 0, '{"steps": [0]}', 1794968474169, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 36, 'moved', 0, '{"steps": [77, 377]}', 1794968474245, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 37, 'moved', 0, '{"steps": [99]}', 1794968474277, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 38, 'moved', 0, '{"steps": [0]}', 1794968474329, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 39, 'moved', 0, '{"steps": [0]}', 1794968474373, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 40, 'moved', 0, '{"steps": [57, 405]}', 1794968474429, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 41, 'moved', 0, '{"steps": [97]}', 1794968474500, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 42, 'moved', 0, '{"steps": [0]}', 1794968474519, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 43, 'moved', 0, '{"steps": [0]}', 1794968474553, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 44, 'moved', 0, '{"steps": [6, 500]}', 1794968474620, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 45, 'moved', 0, '{"steps": [150]}', 1794968474650, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 46, 'moved', 0, '{"steps": [0]}', 1794968474704, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 47, 'moved', 0, '{"steps": [0]}', 1794968474772, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 48, 'moved', 0, '{"steps": [69, 469]}', 1794968474833, NULL, NULL);
INSERT INTO public.events VALUES ('CfAvDEhTq3TqvOS5nLfROA', 49, 'moved', 0, '{"steps": [129]}', 1794968474872, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968475984, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968476023, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 3, 'moved', 0, '{"steps": [26]}', 1794968476072, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 4, 'moved', 1, '{"steps": [15]}', 1794968476168, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 5, 'moved', 1, '{"steps": [113]}', 1794968476196, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 6, 'moved', 0, '{"steps": [74]}', 1794968476232, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 7, 'moved', 1, '{"steps": [31]}', 1794968476280, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 8, 'moved', 0, '{"steps": [0]}', 1794968476401, NULL, NULL);
INSERT INTO public.events VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 9, 'moved', 0, '{"steps": [128]}', 1794968476414, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968476448, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968476484, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 3, 'moved', 0, '{"steps": [44]}', 1794968476512, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 4, 'moved', 1, '{"steps": [24]}', 1794968476535, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 5, 'moved', 1, '{"steps": [115]}', 1794968476553, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 6, 'moved', 0, '{"steps": [75]}', 1794968476608, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 7, 'moved', 1, '{"steps": [47]}', 1794968476641, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 8, 'moved', 0, '{"steps": [4]}', 1794968476683, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 9, 'moved', 0, '{"steps": [133]}', 1794968476716, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 10, 'moved', 1, '{"steps": [107]}', 1794968476752, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 11, 'moved', 1, '{"steps": [168]}', 1794968476796, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 12, 'moved', 0, '{"steps": [65]}', 1794968476811, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 13, 'moved', 1, '{"steps": [50]}', 1794968476868, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 14, 'moved', 1, '{"steps": [134]}', 1794968476916, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 15, 'moved', 1, '{"steps": [152]}', 1794968476981, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 16, 'moved', 0, '{"steps": [123]}', 1794968477006, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 17, 'moved', 0, '{"steps": [146]}', 1794968477052, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 18, 'moved', 1, '{"steps": [66]}', 1794968477074, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 19, 'moved', 0, '{"steps": [55]}', 1794968477088, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 20, 'moved', 0, '{"steps": [100]}', 1794968477099, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 21, 'moved', 1, '{"steps": [79]}', 1794968477111, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 22, 'moved', 1, '{"steps": [147]}', 1794968477123, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 23, 'moved', 0, '{"steps": [7]}', 1794968477135, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 24, 'moved', 1, '{"steps": [11]}', 1794968477148, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 25, 'moved', 0, '{"steps": [101]}', 1794968477161, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 26, 'moved', 1, '{"steps": [94]}', 1794968477171, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 27, 'moved', 1, '{"steps": [39]}', 1794968477187, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 28, 'moved', 0, '{"steps": [33]}', 1794968477199, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 29, 'moved', 0, '{"steps": [116]}', 1794968477215, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 30, 'moved', 0, '{"steps": [172]}', 1794968477227, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 31, 'moved', 1, '{"steps": [77]}', 1794968477239, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 32, 'moved', 1, '{"steps": [137]}', 1794968477291, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 33, 'moved', 1, '{"steps": [26]}', 1794968477316, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 34, 'moved', 0, '{"steps": [48]}', 1794968477336, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 35, 'moved', 1, '{"steps": [110]}', 1794968477341, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 36, 'moved', 0, '{"steps": [78]}', 1794968477351, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 37, 'moved', 0, '{"steps": [165]}', 1794968477361, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 38, 'moved', 1, '{"steps": [42]}', 1794968477376, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 39, 'moved', 0, '{"steps": [10]}', 1794968477381, NULL, NULL);
INSERT INTO public.events VALUES ('k9kBqVOHbjqzpqim9Lo39g', 40, 'moved', 1, '{"steps": [138]}', 1794968477413, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}]}', 1794968477447, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 2, 'moved', 0, '{"steps": [36]}', 1794968477472, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 3, 'moved', 0, '{"steps": [127]}', 1794968477492, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 4, 'moved', 0, '{"steps": [38]}', 1794968477502, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 5, 'moved', 0, '{"steps": [78]}', 1794968477515, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 6, 'moved', 0, '{"steps": [175]}', 1794968477527, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 7, 'moved', 0, '{"steps": [59]}', 1794968477539, NULL, NULL);
INSERT INTO public.events VALUES ('7Qp4w6NG5r0C39S64h9-AA', 8, 'moved', 0, '{"steps": [105]}', 1794968477551, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}]}', 1794968477562, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 2, 'moved', 0, '{"steps": [13]}', 1794968477577, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 3, 'moved', 0, '{"steps": [114]}', 1794968477588, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 4, 'moved', 0, '{"steps": [4]}', 1794968477628, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 5, 'moved', 0, '{"steps": [68]}', 1794968477742, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 6, 'moved', 0, '{"steps": [22]}', 1794968477758, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 7, 'moved', 0, '{"steps": [73]}', 1794968477766, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 8, 'moved', 0, '{"steps": [169]}', 1794968477797, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 9, 'moved', 0, '{"steps": [0]}', 1794968477812, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 10, 'moved', 0, '{"steps": [122]}', 1794968477829, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 11, 'moved', 0, '{"steps": [5]}', 1794968477848, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 12, 'moved', 0, '{"steps": [95]}', 1794968477863, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 13, 'moved', 0, '{"steps": [147]}', 1794968477871, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 14, 'moved', 0, '{"steps": [46]}', 1794968477878, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 15, 'moved', 0, '{"steps": [83]}', 1794968477889, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 16, 'moved', 0, '{"steps": [168]}', 1794968477900, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 17, 'moved', 0, '{"steps": [15]}', 1794968477911, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 18, 'moved', 0, '{"steps": [121]}', 1794968477919, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 19, 'moved', 0, '{"steps": [27]}', 1794968477932, NULL, NULL);
INSERT INTO public.events VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 20, 'moved', 0, '{"steps": [144]}', 1794968477939, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968478710, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968478759, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 3, 'moved', 0, '{"steps": [30, 120, 157, 220]}', 1794968478798, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 4, 'moved', 1, '{"steps": [13, 120, 157, 220]}', 1794968478831, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 5, 'moved', 1, '{"steps": [58, 120, 156, 220]}', 1794968478854, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 6, 'moved', 0, '{"steps": [15, 122, 155, 220]}', 1794968478874, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 7, 'moved', 0, '{"steps": [23, 120, 157, 220]}', 1794968478889, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 8, 'moved', 1, '{"steps": [45, 120, 156, 220]}', 1794968478909, NULL, NULL);
INSERT INTO public.events VALUES ('r4L3qOR3oMbXkyuFik9Lug', 9, 'moved', 0, '{"steps": [49, 120, 156, 220]}', 1794968478929, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968478939, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968478944, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 3, 'moved', 0, '{"steps": [53, 120, 156, 219]}', 1794968478966, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 4, 'moved', 1, '{"steps": [7, 120, 156, 220]}', 1794968479033, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 5, 'moved', 1, '{"steps": [39, 120, 156, 220]}', 1794968479115, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 6, 'moved', 0, '{"steps": [9, 122, 155, 220]}', 1794968479162, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 7, 'moved', 0, '{"steps": [3, 121, 157, 218]}', 1794968479205, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 8, 'moved', 1, '{"steps": [6, 120, 155, 219]}', 1794968479298, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 9, 'moved', 0, '{"steps": [15, 122, 155, 218]}', 1794968479421, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 10, 'moved', 0, '{"steps": [252]}', 1794968479497, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 11, 'moved', 1, '{"steps": [25, 122, 155, 219]}', 1794968479593, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 12, 'moved', 1, '{"steps": [4, 121, 156, 219]}', 1794968479749, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 13, 'moved', 0, '{"steps": [18, 120, 156, 217]}', 1794968479817, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 14, 'moved', 1, '{"steps": [33, 122, 156, 220]}', 1794968479936, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 15, 'moved', 0, '{"steps": [0, 123, 156, 218]}', 1794968480006, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 16, 'moved', 0, '{"steps": [8, 122, 155, 217]}', 1794968480116, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 17, 'moved', 1, '{"steps": [52, 123, 156, 220]}', 1794968480179, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 18, 'moved', 0, '{"steps": [30, 121, 155, 218]}', 1794968480253, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 19, 'moved', 1, '{"steps": [55, 122, 156, 221]}', 1794968480325, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 20, 'moved', 1, '{"steps": [37, 122, 154, 219]}', 1794968480490, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 21, 'moved', 0, '{"steps": [28, 122, 156, 219]}', 1794968480584, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 22, 'moved', 1, '{"steps": [56, 122, 156, 220]}', 1794968480704, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 23, 'moved', 0, '{"steps": [31, 122, 154, 217]}', 1794968480867, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 24, 'moved', 0, '{"steps": [23, 123, 156, 220]}', 1794968480962, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 25, 'moved', 1, '{"steps": [12, 123, 154, 220]}', 1794968481091, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 26, 'moved', 1, '{"steps": [253, 290, 353, 394]}', 1794968481209, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 27, 'moved', 0, '{"steps": [19, 123, 156, 218]}', 1794968481307, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 28, 'moved', 1, '{"steps": [43, 123, 155, 221]}', 1794968481431, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 29, 'moved', 1, '{"steps": [45, 121, 154, 221]}', 1794968481540, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 30, 'moved', 0, '{"steps": [5, 123, 158, 218]}', 1794968481633, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 31, 'moved', 1, '{"steps": [50, 122, 155, 221]}', 1794968481708, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 32, 'moved', 0, '{"steps": [14, 123, 155, 218]}', 1794968481773, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 33, 'moved', 0, '{"steps": [21, 123, 157, 218]}', 1794968481850, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 34, 'moved', 1, '{"steps": [29, 122, 155, 220]}', 1794968481922, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 35, 'moved', 0, '{"steps": [20, 122, 156, 221]}', 1794968481992, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 36, 'moved', 1, '{"steps": [54, 122, 156, 222]}', 1794968482086, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 37, 'moved', 1, '{"steps": [36, 121, 154, 221]}', 1794968482159, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 38, 'moved', 0, '{"steps": [34, 122, 157, 218]}', 1794968482181, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 39, 'moved', 1, '{"steps": [59, 122, 156, 221]}', 1794968482201, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 40, 'moved', 0, '{"steps": [24, 121, 157, 220]}', 1794968482285, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 41, 'moved', 0, '{"steps": [17, 121, 155, 220]}', 1794968482365, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 42, 'moved', 1, '{"steps": [38, 120, 157, 220]}', 1794968482435, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 43, 'moved', 0, '{"steps": [42, 122, 154, 217]}', 1794968482500, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 44, 'moved', 1, '{"steps": [10, 121, 154, 221]}', 1794968482599, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 45, 'moved', 1, '{"steps": [48, 121, 155, 221]}', 1794968482684, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 46, 'moved', 0, '{"steps": [11, 122, 154, 220]}', 1794968482775, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 47, 'moved', 1, '{"steps": [13, 123, 157, 223]}', 1794968482796, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 48, 'moved', 1, '{"steps": [252]}', 1794968482808, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 49, 'moved', 0, '{"steps": [41, 122, 154, 219]}', 1794968482831, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 50, 'moved', 0, '{"steps": [47, 123, 154, 220]}', 1794968482855, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 51, 'moved', 1, '{"steps": [22, 122, 154, 221]}', 1794968482872, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 52, 'moved', 0, '{"steps": [57, 122, 155, 220]}', 1794968482956, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 53, 'moved', 0, '{"steps": [253, 292, 353, 396]}', 1794968483056, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 54, 'moved', 1, '{"steps": [44, 121, 155, 221]}', 1794968483100, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 55, 'moved', 1, '{"steps": [2, 123, 154, 222]}', 1794968483159, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 56, 'moved', 0, '{"steps": [26, 123, 157, 221]}', 1794968483232, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 57, 'moved', 0, '{"steps": [254, 291, 355, 396]}', 1794968483293, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 58, 'moved', 1, '{"steps": [51, 121, 156, 221]}', 1794968483354, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 59, 'moved', 0, '{"steps": [16, 123, 154, 219]}', 1794968483404, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 60, 'moved', 0, '{"steps": [49, 122, 155, 217]}', 1794968483471, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 61, 'moved', 1, '{"steps": [27, 123, 155, 222]}', 1794968483519, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 62, 'moved', 0, '{"steps": [32, 123, 154, 219]}', 1794968483584, NULL, NULL);
INSERT INTO public.events VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 63, 'moved', 1, '{"steps": [40, 123, 154, 221]}', 1794968483631, NULL, NULL);
INSERT INTO public.events VALUES ('q2LOYQdKRSU71weSjb3rRw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794968483665, NULL, NULL);
INSERT INTO public.events VALUES ('q2LOYQdKRSU71weSjb3rRw', 2, 'sat', 1, '{"person": "BqH3ijt76LQhGLRojvQudA"}', 1794968483683, NULL, NULL);
INSERT INTO public.events VALUES ('q2LOYQdKRSU71weSjb3rRw', 3, 'said', 0, '{"phrase": "hello"}', 1794968483705, NULL, NULL);
INSERT INTO public.events VALUES ('wFxb_ko_ZYpPXjH1xzr_Pg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "qXksObTTd_WC4XQW1zfvcw", "program": null}, {"kind": "invited", "person": null, "program": null}, {"kind": "program", "person": null, "program": "easy"}]}', 1794968483722, NULL, NULL);


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('\x9ced165e1067889c70c1e33ef1116fc52a26433b201957a2adcec35e4b7dd130', 'qXksObTTd_WC4XQW1zfvcw', 'first', false, 1794968458160, 100000000000000);
INSERT INTO public.keys VALUES ('\x1df5c7b3de64dacea7dfe2b5c67ef2b91c02e0ebb9c0c0ad13b4121d1fd1ae12', 'BqH3ijt76LQhGLRojvQudA', 'first', false, 1794968458219, 100000000000000);


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, 1794968458151, 1794968458151);
INSERT INTO public.people VALUES ('BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, 1794968458203, 1794968458203);


--
-- Data for Name: presence; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.presence VALUES (1794968457465, 1794968457465);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('ZrT-z7Au2sN0hTavTYv03w', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('ZrT-z7Au2sN0hTavTYv03w', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('4XeZ-EX3temUsY3cxWGOlw', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('4XeZ-EX3temUsY3cxWGOlw', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('CfAvDEhTq3TqvOS5nLfROA', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('k9kBqVOHbjqzpqim9Lo39g', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('k9kBqVOHbjqzpqim9Lo39g', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('7Qp4w6NG5r0C39S64h9-AA', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('r4L3qOR3oMbXkyuFik9Lug', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('r4L3qOR3oMbXkyuFik9Lug', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('q2LOYQdKRSU71weSjb3rRw', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('q2LOYQdKRSU71weSjb3rRw', 1, 'person', 'BqH3ijt76LQhGLRojvQudA', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('wFxb_ko_ZYpPXjH1xzr_Pg', 0, 'person', 'qXksObTTd_WC4XQW1zfvcw', 'Anna', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('wFxb_ko_ZYpPXjH1xzr_Pg', 1, 'invited', NULL, '', NULL, '\x4992b3e3d5b4962d0ef8159b24d0175cca5034b664b88745cfb96b836b0ff64b', NULL);
INSERT INTO public.seats VALUES ('wFxb_ko_ZYpPXjH1xzr_Pg', 2, 'program', NULL, 'computer (easy)', 'easy', NULL, NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('ZrT-z7Au2sN0hTavTYv03w', 'arboretum', 1, 2, '{}', '\x7fbd1eabc0f863963d66e570b38e5721626242aef1f462ef1e0e172c0f3e99c8', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'playing', NULL, 1794968462171, 1794968462469, NULL);
INSERT INTO public.tables VALUES ('C8Y7gQKnGsW2lVAaO-gbLg', 'arboretum', 1, 2, '{}', '\x1924996e86b973410f71898f231d05d84486ef7f42d54b42328da16953b51ac4', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'over', '{"points": [0, 0], "winners": [0, 1]}', 1794968462487, 1794968466893, NULL);
INSERT INTO public.tables VALUES ('UJcj9QJdJSLbMDidAXAyUQ', 'arboretum-2011', 1, 2, '{}', '\x6d724dd3619d24b10c895727ab5ef6c969a57acb7fa27aff5ff47eeeb6d15055', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'playing', NULL, 1794968466908, 1794968467095, NULL);
INSERT INTO public.tables VALUES ('4XeZ-EX3temUsY3cxWGOlw', 'arboretum-2011', 1, 2, '{}', '\x7e617298e02f1128428c276dc4690c95b2f9a704c327ee0320da64cf0e18a511', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'over', '{"points": [2, 4], "winners": [1]}', 1794968467136, 1794968472252, NULL);
INSERT INTO public.tables VALUES ('rCqC1fN6fpMTvhN5sY-BkQ', 'arboretum-solo', 1, 1, '{}', '\xd29f63b43e7224b8cc149440a25517a8567e713f53d53806ebd6227ba45e6918', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'playing', NULL, 1794968472274, 1794968472604, NULL);
INSERT INTO public.tables VALUES ('CfAvDEhTq3TqvOS5nLfROA', 'arboretum-solo', 1, 1, '{}', '\x11b994edf19a114613ba7a5d51fdc8bd8a439a8e886c15a67b7ca00e94031fb5', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'over', '{"points": [5, 7], "winners": [1]}', 1794968472652, 1794968474872, NULL);
INSERT INTO public.tables VALUES ('Ei8aHkJUQJnwci0EZ4XyvA', 'faraway', 1, 2, '{}', '\xb8bec899b23df6b6ea658fb4527af304460b05dffbd679273ff5594bf57ddaf9', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'playing', NULL, 1794968475983, 1794968476414, NULL);
INSERT INTO public.tables VALUES ('k9kBqVOHbjqzpqim9Lo39g', 'faraway', 1, 2, '{}', '\x2bda49ab73c37ac3adfab1222017091d1be1520f06a19568581dbc75011d34ef', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'over', '{"points": [29, 29], "winners": [0]}', 1794968476448, 1794968477413, NULL);
INSERT INTO public.tables VALUES ('7Qp4w6NG5r0C39S64h9-AA', 'faraway-solo', 1, 1, '{}', '\x759f7f1deb3861280b66ac9896924b789d10c98df47607b46d157ec679320a93', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'playing', NULL, 1794968477447, 1794968477551, NULL);
INSERT INTO public.tables VALUES ('_KzR1uZ1pZau5WZvSW9xoA', 'faraway-solo', 1, 1, '{}', '\x326f678d58d4cb56087cb8366934eeabc9375519810be6065596e86d131ca944', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'over', '{"points": [28], "winners": [0]}', 1794968477562, 1794968477939, NULL);
INSERT INTO public.tables VALUES ('r4L3qOR3oMbXkyuFik9Lug', 'hanging-gardens', 1, 2, '{}', '\x6b1016806300f3a6d5958a62df6c7646ac39fa1b6428da6dfde529d69d052be0', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'playing', NULL, 1794968478707, 1794968478929, NULL);
INSERT INTO public.tables VALUES ('HjUytn8Ch6MrJfW8CKaWlg', 'hanging-gardens', 1, 2, '{}', '\x268ed119f955ca1fb554f6115384c197885f94a4b78a164256e131099f8fdf8a', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'over', '{"points": [4, 3], "winners": [0]}', 1794968478938, 1794968483631, NULL);
INSERT INTO public.tables VALUES ('q2LOYQdKRSU71weSjb3rRw', 'faraway', 1, 2, '{}', '\xb46a6c905b27bf19a717beb07a650c59c6a74e3debb3e3e9c8f744e5c6e34871', 'qXksObTTd_WC4XQW1zfvcw', true, '{"kind": "days", "days": 30}', 'playing', NULL, 1794968483665, 1794968483705, 1797560483683);
INSERT INTO public.tables VALUES ('wFxb_ko_ZYpPXjH1xzr_Pg', 'arboretum', 1, 3, '{}', '\x54c6639d3b5954e188b32ecfb19b19732bbc195ad24a07b94a8b4b149c98c336', 'qXksObTTd_WC4XQW1zfvcw', true, NULL, 'open', NULL, 1794968483721, 1794968483722, NULL);


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

\unrestrict jx3KAe5mbsqIrZVplbqoOjymWgkss3uOA3I9GHkFIJRaB5ZwbHHidWiLhBlpxpZ

