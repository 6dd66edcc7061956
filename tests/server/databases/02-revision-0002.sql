--
-- PostgreSQL database dump
--

\restrict 7zcTECdMZpdEBAPkzpPP8FnbN8iwdzRbGLTFAs9PL6zS6oS60eqbUUSH4mwAotc

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

INSERT INTO public.alembic_version VALUES ('0002');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864804829, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864804846, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 3, 'moved', 0, '{"steps": [0]}', 1794864804862, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 4, 'moved', 0, '{"steps": [0]}', 1794864804871, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 5, 'moved', 0, '{"steps": [62, 437]}', 1794864804888, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 6, 'moved', 0, '{"steps": [140]}', 1794864804897, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 7, 'moved', 1, '{"steps": [0]}', 1794864804908, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 8, 'moved', 1, '{"steps": [0]}', 1794864804921, NULL, NULL);
INSERT INTO public.events VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 9, 'moved', 1, '{"steps": [53, 437]}', 1794864804937, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864804947, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864804956, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 3, 'moved', 0, '{"steps": [0]}', 1794864804969, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 4, 'moved', 0, '{"steps": [0]}', 1794864804979, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 5, 'moved', 0, '{"steps": [51, 437]}', 1794864804993, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 6, 'moved', 0, '{"steps": [128]}', 1794864805003, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 7, 'moved', 1, '{"steps": [0]}', 1794864805012, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 8, 'moved', 1, '{"steps": [0]}', 1794864805022, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 9, 'moved', 1, '{"steps": [49, 437]}', 1794864805035, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 10, 'moved', 1, '{"steps": [91]}', 1794864805042, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 11, 'moved', 0, '{"steps": [2]}', 1794864805052, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 12, 'moved', 0, '{"steps": [1]}', 1794864805064, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 13, 'moved', 0, '{"steps": [47, 469]}', 1794864805083, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 14, 'moved', 0, '{"steps": [122]}', 1794864805094, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 15, 'moved', 1, '{"steps": [1]}', 1794864805104, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 16, 'moved', 1, '{"steps": [0]}', 1794864805113, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 17, 'moved', 1, '{"steps": [22, 469]}', 1794864805129, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 18, 'moved', 1, '{"steps": [156]}', 1794864805142, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 19, 'moved', 0, '{"steps": [0]}', 1794864805159, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 20, 'moved', 0, '{"steps": [0]}', 1794864805173, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 21, 'moved', 0, '{"steps": [26, 436]}', 1794864805196, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 22, 'moved', 0, '{"steps": [150]}', 1794864805211, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 23, 'moved', 1, '{"steps": [0]}', 1794864805223, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 24, 'moved', 1, '{"steps": [2]}', 1794864805234, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 25, 'moved', 1, '{"steps": [27, 438]}', 1794864805251, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 26, 'moved', 1, '{"steps": [122]}', 1794864805258, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 27, 'moved', 0, '{"steps": [2]}', 1794864805268, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 28, 'moved', 0, '{"steps": [1]}', 1794864805280, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 29, 'moved', 0, '{"steps": [11, 468]}', 1794864805298, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 30, 'moved', 0, '{"steps": [128]}', 1794864805307, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 31, 'moved', 1, '{"steps": [1]}', 1794864805322, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 32, 'moved', 1, '{"steps": [0]}', 1794864805334, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 33, 'moved', 1, '{"steps": [9, 468]}', 1794864805352, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 34, 'moved', 1, '{"steps": [156]}', 1794864805373, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 35, 'moved', 0, '{"steps": [0]}', 1794864805383, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 36, 'moved', 0, '{"steps": [0]}', 1794864805396, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 37, 'moved', 0, '{"steps": [8, 498]}', 1794864805418, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 38, 'moved', 0, '{"steps": [122]}', 1794864805432, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 39, 'moved', 1, '{"steps": [2]}', 1794864805441, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 40, 'moved', 1, '{"steps": [1]}', 1794864805452, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 41, 'moved', 1, '{"steps": [73, 470]}', 1794864805477, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 42, 'moved', 1, '{"steps": [136]}', 1794864805487, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 43, 'moved', 0, '{"steps": [2]}', 1794864805498, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 44, 'moved', 0, '{"steps": [0]}', 1794864805510, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 45, 'moved', 0, '{"steps": [6, 467]}', 1794864805527, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 46, 'moved', 0, '{"steps": [125]}', 1794864805539, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 47, 'moved', 1, '{"steps": [0]}', 1794864805550, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 48, 'moved', 1, '{"steps": [1]}', 1794864805561, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 49, 'moved', 1, '{"steps": [44, 436]}', 1794864805582, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 50, 'moved', 1, '{"steps": [122]}', 1794864805596, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 51, 'moved', 0, '{"steps": [0]}', 1794864805607, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 52, 'moved', 0, '{"steps": [0]}', 1794864805616, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 53, 'moved', 0, '{"steps": [59, 405]}', 1794864805639, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 54, 'moved', 0, '{"steps": [92]}', 1794864805652, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 55, 'moved', 1, '{"steps": [2]}', 1794864805664, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 56, 'moved', 1, '{"steps": [0]}', 1794864805675, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 57, 'moved', 1, '{"steps": [42, 498]}', 1794864805694, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 58, 'moved', 1, '{"steps": [117]}', 1794864805706, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 59, 'moved', 0, '{"steps": [2]}', 1794864805717, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 60, 'moved', 0, '{"steps": [0]}', 1794864805727, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 61, 'moved', 0, '{"steps": [23, 435]}', 1794864805744, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 62, 'moved', 0, '{"steps": [123]}', 1794864805755, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 63, 'moved', 1, '{"steps": [1]}', 1794864805764, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 64, 'moved', 1, '{"steps": [0]}', 1794864805774, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 65, 'moved', 1, '{"steps": [39, 500]}', 1794864805791, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 66, 'moved', 1, '{"steps": [152]}', 1794864805802, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 67, 'moved', 0, '{"steps": [1]}', 1794864805815, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 68, 'moved', 0, '{"steps": [2]}', 1794864805827, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 69, 'moved', 0, '{"steps": [37, 375]}', 1794864805844, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 70, 'moved', 0, '{"steps": [108]}', 1794864805857, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 71, 'moved', 1, '{"steps": [1]}', 1794864805873, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 72, 'moved', 1, '{"steps": [0]}', 1794864805886, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 73, 'moved', 1, '{"steps": [28, 497]}', 1794864805907, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 74, 'moved', 1, '{"steps": [130]}', 1794864805918, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 75, 'moved', 0, '{"steps": [2]}', 1794864805929, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 76, 'moved', 0, '{"steps": [0]}', 1794864805939, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 77, 'moved', 0, '{"steps": [70, 499]}', 1794864805963, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 78, 'moved', 0, '{"steps": [136]}', 1794864805975, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 79, 'moved', 1, '{"steps": [1]}', 1794864805985, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 80, 'moved', 1, '{"steps": [0]}', 1794864805995, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 81, 'moved', 1, '{"steps": [54, 501]}', 1794864806010, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 82, 'moved', 1, '{"steps": [136]}', 1794864806020, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 83, 'moved', 0, '{"steps": [2]}', 1794864806033, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 84, 'moved', 0, '{"steps": [0]}', 1794864806042, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 85, 'moved', 0, '{"steps": [5, 470]}', 1794864806059, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 86, 'moved', 0, '{"steps": [149]}', 1794864806068, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 87, 'moved', 1, '{"steps": [0]}', 1794864806078, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 88, 'moved', 1, '{"steps": [1]}', 1794864806087, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 89, 'moved', 1, '{"steps": [58, 404]}', 1794864806103, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 90, 'moved', 1, '{"steps": [149]}', 1794864806112, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 91, 'moved', 0, '{"steps": [0]}', 1794864806122, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 92, 'moved', 0, '{"steps": [0]}', 1794864806132, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 93, 'moved', 0, '{"steps": [24, 438]}', 1794864806149, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 94, 'moved', 0, '{"steps": [92]}', 1794864806159, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 95, 'moved', 1, '{"steps": [1]}', 1794864806169, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 96, 'moved', 1, '{"steps": [2]}', 1794864806179, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 97, 'moved', 1, '{"steps": [12, 526]}', 1794864806195, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 98, 'moved', 1, '{"steps": [128]}', 1794864806205, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 99, 'moved', 0, '{"steps": [0]}', 1794864806214, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 100, 'moved', 0, '{"steps": [2]}', 1794864806225, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 101, 'moved', 0, '{"steps": [50, 347]}', 1794864806242, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 102, 'moved', 0, '{"steps": [87]}', 1794864806253, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 103, 'moved', 1, '{"steps": [0]}', 1794864806262, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 104, 'moved', 1, '{"steps": [0]}', 1794864806273, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 105, 'moved', 1, '{"steps": [53, 496]}', 1794864806291, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 106, 'moved', 1, '{"steps": [123]}', 1794864806302, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 107, 'moved', 0, '{"steps": [1]}', 1794864806313, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 108, 'moved', 0, '{"steps": [0]}', 1794864806323, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 109, 'moved', 0, '{"steps": [72, 374]}', 1794864806344, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 110, 'moved', 0, '{"steps": [105]}', 1794864806355, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 111, 'moved', 1, '{"steps": [0]}', 1794864806366, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 112, 'moved', 1, '{"steps": [1]}', 1794864806376, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 113, 'moved', 1, '{"steps": [25, 403]}', 1794864806394, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 114, 'moved', 1, '{"steps": [149]}', 1794864806404, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 115, 'moved', 0, '{"steps": [2]}', 1794864806415, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 116, 'moved', 0, '{"steps": [2]}', 1794864806426, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 117, 'moved', 0, '{"steps": [56, 471]}', 1794864806445, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 118, 'moved', 0, '{"steps": [120]}', 1794864806454, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 119, 'moved', 1, '{"steps": [1]}', 1794864806462, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 120, 'moved', 1, '{"steps": [0]}', 1794864806475, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 121, 'moved', 1, '{"steps": [55, 495]}', 1794864806489, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 122, 'moved', 1, '{"steps": [151]}', 1794864806497, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 123, 'moved', 0, '{"steps": [2]}', 1794864806508, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 124, 'moved', 0, '{"steps": [0]}', 1794864806517, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 125, 'moved', 0, '{"steps": [38, 376]}', 1794864806537, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 126, 'moved', 0, '{"steps": [149]}', 1794864806549, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 127, 'moved', 1, '{"steps": [0]}', 1794864806560, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 128, 'moved', 1, '{"steps": [0]}', 1794864806572, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 129, 'moved', 1, '{"steps": [45, 374]}', 1794864806589, NULL, NULL);
INSERT INTO public.events VALUES ('g4ULa6MpKORXE2_iab_VLw', 130, 'moved', 1, '{"steps": [121]}', 1794864806598, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864809681, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864809690, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 3, 'moved', 0, '{"steps": [0]}', 1794864809706, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 4, 'moved', 0, '{"steps": [0]}', 1794864809717, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 5, 'moved', 0, '{"steps": [71, 437]}', 1794864809732, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 6, 'moved', 0, '{"steps": [129]}', 1794864809739, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 7, 'moved', 1, '{"steps": [1]}', 1794864809756, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 8, 'moved', 1, '{"steps": [2]}', 1794864809766, NULL, NULL);
INSERT INTO public.events VALUES ('lZmdveoqe1qXxiYmFHZaUg', 9, 'moved', 1, '{"steps": [17, 437]}', 1794864809781, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864809791, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864809799, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 3, 'moved', 0, '{"steps": [0]}', 1794864809814, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 4, 'moved', 0, '{"steps": [0]}', 1794864809825, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 5, 'moved', 0, '{"steps": [61, 437]}', 1794864809842, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 6, 'moved', 0, '{"steps": [131]}', 1794864809854, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 7, 'moved', 1, '{"steps": [1]}', 1794864809866, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 8, 'moved', 1, '{"steps": [2]}', 1794864809882, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 9, 'moved', 1, '{"steps": [29, 437]}', 1794864809899, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 10, 'moved', 1, '{"steps": [126]}', 1794864809911, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 11, 'moved', 0, '{"steps": [2]}', 1794864809925, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 12, 'moved', 0, '{"steps": [0]}', 1794864809935, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 13, 'moved', 0, '{"steps": [68, 405]}', 1794864809953, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 14, 'moved', 0, '{"steps": [116]}', 1794864809963, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 15, 'moved', 1, '{"steps": [0]}', 1794864809975, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 16, 'moved', 1, '{"steps": [1]}', 1794864809985, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 17, 'moved', 1, '{"steps": [63, 436]}', 1794864810001, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 18, 'moved', 1, '{"steps": [117]}', 1794864810011, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 19, 'moved', 0, '{"steps": [2]}', 1794864810021, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 20, 'moved', 0, '{"steps": [0]}', 1794864810032, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 21, 'moved', 0, '{"steps": [59, 469]}', 1794864810048, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 22, 'moved', 0, '{"steps": [113]}', 1794864810057, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 23, 'moved', 1, '{"steps": [0]}', 1794864810066, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 24, 'moved', 1, '{"steps": [1]}', 1794864810076, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 25, 'moved', 1, '{"steps": [41, 435]}', 1794864810093, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 26, 'moved', 1, '{"steps": [132]}', 1794864810102, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 27, 'moved', 0, '{"steps": [2]}', 1794864810112, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 28, 'moved', 0, '{"steps": [0]}', 1794864810124, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 29, 'moved', 0, '{"steps": [34, 468]}', 1794864810137, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 30, 'moved', 0, '{"steps": [105]}', 1794864810146, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 31, 'moved', 1, '{"steps": [0]}', 1794864810155, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 32, 'moved', 1, '{"steps": [1]}', 1794864810166, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 33, 'moved', 1, '{"steps": [51, 403]}', 1794864810199, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 34, 'moved', 1, '{"steps": [104]}', 1794864810222, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 35, 'moved', 0, '{"steps": [2]}', 1794864810236, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 36, 'moved', 0, '{"steps": [0]}', 1794864810251, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 37, 'moved', 0, '{"steps": [23, 436]}', 1794864810275, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 38, 'moved', 0, '{"steps": [134]}', 1794864810291, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 39, 'moved', 1, '{"steps": [1]}', 1794864810307, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 40, 'moved', 1, '{"steps": [0]}', 1794864810322, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 41, 'moved', 1, '{"steps": [49, 469]}', 1794864810351, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 42, 'moved', 1, '{"steps": [113]}', 1794864810365, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 43, 'moved', 0, '{"steps": [0]}', 1794864810399, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 44, 'moved', 0, '{"steps": [2]}', 1794864810418, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 45, 'moved', 0, '{"steps": [58, 470]}', 1794864810446, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 46, 'moved', 0, '{"steps": [128]}', 1794864810467, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 47, 'moved', 1, '{"steps": [1]}', 1794864810479, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 48, 'moved', 1, '{"steps": [0]}', 1794864810504, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 49, 'moved', 1, '{"steps": [25, 405]}', 1794864810524, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 50, 'moved', 1, '{"steps": [111]}', 1794864810538, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 51, 'moved', 0, '{"steps": [2]}', 1794864810550, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 52, 'moved', 0, '{"steps": [0]}', 1794864810560, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 53, 'moved', 0, '{"steps": [24, 498]}', 1794864810576, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 54, 'moved', 0, '{"steps": [126]}', 1794864810589, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 55, 'moved', 1, '{"steps": [1]}', 1794864810600, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 56, 'moved', 1, '{"steps": [0]}', 1794864810610, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 57, 'moved', 1, '{"steps": [42, 375]}', 1794864810624, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 58, 'moved', 1, '{"steps": [116]}', 1794864810631, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 59, 'moved', 0, '{"steps": [0]}', 1794864810642, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 60, 'moved', 0, '{"steps": [2]}', 1794864810655, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 61, 'moved', 0, '{"steps": [47, 497]}', 1794864810669, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 62, 'moved', 0, '{"steps": [112]}', 1794864810679, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 63, 'moved', 1, '{"steps": [1]}', 1794864810695, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 64, 'moved', 1, '{"steps": [0]}', 1794864810710, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 65, 'moved', 1, '{"steps": [39, 402]}', 1794864810731, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 66, 'moved', 1, '{"steps": [126]}', 1794864810743, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 67, 'moved', 0, '{"steps": [2]}', 1794864810757, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 68, 'moved', 0, '{"steps": [0]}', 1794864810768, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 69, 'moved', 0, '{"steps": [50, 406]}', 1794864810782, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 70, 'moved', 0, '{"steps": [113]}', 1794864810793, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 71, 'moved', 1, '{"steps": [1]}', 1794864810804, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 72, 'moved', 1, '{"steps": [0]}', 1794864810813, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 73, 'moved', 1, '{"steps": [62, 467]}', 1794864810828, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 74, 'moved', 1, '{"steps": [133]}', 1794864810836, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 75, 'moved', 0, '{"steps": [2]}', 1794864810847, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 76, 'moved', 0, '{"steps": [0]}', 1794864810857, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 77, 'moved', 0, '{"steps": [37, 375]}', 1794864810872, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 78, 'moved', 0, '{"steps": [111]}', 1794864810880, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 79, 'moved', 1, '{"steps": [1]}', 1794864810892, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 80, 'moved', 1, '{"steps": [0]}', 1794864810901, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 81, 'moved', 1, '{"steps": [33, 373]}', 1794864810922, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 82, 'moved', 1, '{"steps": [106]}', 1794864810935, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 83, 'moved', 0, '{"steps": [2]}', 1794864810949, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 84, 'moved', 0, '{"steps": [0]}', 1794864810961, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 85, 'moved', 0, '{"steps": [40, 435]}', 1794864810984, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 86, 'moved', 0, '{"steps": [126]}', 1794864810996, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 87, 'moved', 1, '{"steps": [0]}', 1794864811007, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 88, 'moved', 1, '{"steps": [0]}', 1794864811021, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 89, 'moved', 1, '{"steps": [45, 434]}', 1794864811042, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 90, 'moved', 1, '{"steps": [108]}', 1794864811054, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 91, 'moved', 0, '{"steps": [2]}', 1794864811066, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 92, 'moved', 0, '{"steps": [1]}', 1794864811078, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 93, 'moved', 0, '{"steps": [28, 403]}', 1794864811101, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 94, 'moved', 0, '{"steps": [116]}', 1794864811111, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 95, 'moved', 1, '{"steps": [1]}', 1794864811123, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 96, 'moved', 1, '{"steps": [0]}', 1794864811136, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 97, 'moved', 1, '{"steps": [54, 499]}', 1794864811156, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 98, 'moved', 1, '{"steps": [147]}', 1794864811166, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 99, 'moved', 0, '{"steps": [0]}', 1794864811175, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 100, 'moved', 0, '{"steps": [0]}', 1794864811191, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 101, 'moved', 0, '{"steps": [27, 404]}', 1794864811219, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 102, 'moved', 0, '{"steps": [132]}', 1794864811230, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 103, 'moved', 1, '{"steps": [2]}', 1794864811240, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 104, 'moved', 1, '{"steps": [1]}', 1794864811250, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 105, 'moved', 1, '{"steps": [48, 374]}', 1794864811267, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 106, 'moved', 1, '{"steps": [116]}', 1794864811276, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 107, 'moved', 0, '{"steps": [0]}', 1794864811287, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 108, 'moved', 0, '{"steps": [2]}', 1794864811297, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 109, 'moved', 0, '{"steps": [55, 373]}', 1794864811312, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 110, 'moved', 0, '{"steps": [116]}', 1794864811321, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 111, 'moved', 1, '{"steps": [1]}', 1794864811337, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 112, 'moved', 1, '{"steps": [0]}', 1794864811348, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 113, 'moved', 1, '{"steps": [67, 406]}', 1794864811364, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 114, 'moved', 1, '{"steps": [123]}', 1794864811376, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 115, 'moved', 0, '{"steps": [2]}', 1794864811387, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 116, 'moved', 0, '{"steps": [0]}', 1794864811399, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 117, 'moved', 0, '{"steps": [26, 347]}', 1794864811421, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 118, 'moved', 0, '{"steps": [102]}', 1794864811432, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 119, 'moved', 1, '{"steps": [0]}', 1794864811440, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 120, 'moved', 1, '{"steps": [0]}', 1794864811458, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 121, 'moved', 1, '{"steps": [32, 407]}', 1794864811486, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 122, 'moved', 1, '{"steps": [111]}', 1794864811503, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 123, 'moved', 0, '{"steps": [1]}', 1794864811516, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 124, 'moved', 0, '{"steps": [0]}', 1794864811527, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 125, 'moved', 0, '{"steps": [35, 496]}', 1794864811545, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 126, 'moved', 0, '{"steps": [133]}', 1794864811555, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 127, 'moved', 1, '{"steps": [2]}', 1794864811565, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 128, 'moved', 1, '{"steps": [1]}', 1794864811578, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 129, 'moved', 1, '{"steps": [36, 438]}', 1794864811594, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 130, 'moved', 1, '{"steps": [101]}', 1794864811606, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 131, 'moved', 0, '{"steps": [2]}', 1794864811618, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 132, 'moved', 0, '{"steps": [0]}', 1794864811630, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 133, 'moved', 0, '{"steps": [46, 467]}', 1794864811648, NULL, NULL);
INSERT INTO public.events VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 134, 'moved', 0, '{"steps": [102]}', 1794864811658, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}]}', 1794864813320, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 2, 'moved', 0, '{"steps": [0]}', 1794864813332, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 3, 'moved', 0, '{"steps": [1]}', 1794864813339, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 4, 'moved', 0, '{"steps": [56, 437]}', 1794864813355, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 5, 'moved', 0, '{"steps": [85]}', 1794864813363, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 6, 'moved', 0, '{"steps": [1]}', 1794864813372, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 7, 'moved', 0, '{"steps": [0]}', 1794864813382, NULL, NULL);
INSERT INTO public.events VALUES ('QDjbISJF2kDDJqDhAmMuow', 8, 'moved', 0, '{"steps": [79, 438]}', 1794864813395, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}]}', 1794864813402, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 2, 'moved', 0, '{"steps": [0]}', 1794864813415, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 3, 'moved', 0, '{"steps": [1]}', 1794864813423, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 4, 'moved', 0, '{"steps": [63, 437]}', 1794864813436, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 5, 'moved', 0, '{"steps": [88]}', 1794864813442, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 6, 'moved', 0, '{"steps": [1]}', 1794864813454, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 7, 'moved', 0, '{"steps": [0]}', 1794864813463, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 8, 'moved', 0, '{"steps": [82, 438]}', 1794864813484, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 9, 'moved', 0, '{"steps": [91]}', 1794864813493, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 10, 'moved', 0, '{"steps": [1]}', 1794864813505, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 11, 'moved', 0, '{"steps": [0]}', 1794864813515, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 12, 'moved', 0, '{"steps": [78, 406]}', 1794864813533, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 13, 'moved', 0, '{"steps": [130]}', 1794864813542, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 14, 'moved', 0, '{"steps": [0]}', 1794864813551, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 15, 'moved', 0, '{"steps": [1]}', 1794864813561, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 16, 'moved', 0, '{"steps": [34, 439]}', 1794864813578, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 17, 'moved', 0, '{"steps": [128]}', 1794864813586, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 18, 'moved', 0, '{"steps": [1]}', 1794864813596, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 19, 'moved', 0, '{"steps": [0]}', 1794864813606, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 20, 'moved', 0, '{"steps": [67, 407]}', 1794864813620, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 21, 'moved', 0, '{"steps": [148]}', 1794864813627, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 22, 'moved', 0, '{"steps": [1]}', 1794864813639, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 23, 'moved', 0, '{"steps": [0]}', 1794864813651, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 24, 'moved', 0, '{"steps": [66, 470]}', 1794864813665, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 25, 'moved', 0, '{"steps": [163]}', 1794864813676, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 26, 'moved', 0, '{"steps": [0]}', 1794864813685, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 27, 'moved', 0, '{"steps": [0]}', 1794864813696, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 28, 'moved', 0, '{"steps": [65, 436]}', 1794864813711, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 29, 'moved', 0, '{"steps": [131]}', 1794864813723, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 30, 'moved', 0, '{"steps": [0]}', 1794864813731, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 31, 'moved', 0, '{"steps": [1]}', 1794864813741, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 32, 'moved', 0, '{"steps": [31, 376]}', 1794864813759, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 33, 'moved', 0, '{"steps": [89]}', 1794864813768, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 34, 'moved', 0, '{"steps": [0]}', 1794864813778, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 35, 'moved', 0, '{"steps": [0]}', 1794864813788, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 36, 'moved', 0, '{"steps": [79, 377]}', 1794864813808, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 37, 'moved', 0, '{"steps": [107]}', 1794864813819, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 38, 'moved', 0, '{"steps": [0]}', 1794864813829, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 39, 'moved', 0, '{"steps": [0]}', 1794864813837, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 40, 'moved', 0, '{"steps": [45, 405]}', 1794864813854, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 41, 'moved', 0, '{"steps": [108]}', 1794864813863, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 42, 'moved', 0, '{"steps": [0]}', 1794864813873, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 43, 'moved', 0, '{"steps": [0]}', 1794864813884, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 44, 'moved', 0, '{"steps": [6, 500]}', 1794864813898, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 45, 'moved', 0, '{"steps": [141]}', 1794864813907, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 46, 'moved', 0, '{"steps": [0]}', 1794864813914, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 47, 'moved', 0, '{"steps": [0]}', 1794864813926, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 48, 'moved', 0, '{"steps": [49, 469]}', 1794864813940, NULL, NULL);
INSERT INTO public.events VALUES ('NfM--dBzRQakb5m62bTXWw', 49, 'moved', 0, '{"steps": [115]}', 1794864813946, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864829928, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864829935, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 3, 'moved', 0, '{"steps": [64]}', 1794864829947, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 4, 'moved', 1, '{"steps": [35]}', 1794864829955, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 5, 'moved', 1, '{"steps": [112]}', 1794864829965, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 6, 'moved', 0, '{"steps": [74]}', 1794864829974, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 7, 'moved', 1, '{"steps": [37]}', 1794864829984, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 8, 'moved', 0, '{"steps": [6]}', 1794864829994, NULL, NULL);
INSERT INTO public.events VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 9, 'moved', 0, '{"steps": [76]}', 1794864830004, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864830014, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864830023, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 3, 'moved', 0, '{"steps": [65]}', 1794864830036, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 4, 'moved', 1, '{"steps": [50]}', 1794864830046, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 5, 'moved', 1, '{"steps": [126]}', 1794864830055, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 6, 'moved', 0, '{"steps": [75]}', 1794864830065, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 7, 'moved', 1, '{"steps": [56]}', 1794864830075, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 8, 'moved', 0, '{"steps": [7]}', 1794864830086, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 9, 'moved', 0, '{"steps": [113]}', 1794864830096, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 10, 'moved', 1, '{"steps": [104]}', 1794864830105, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 11, 'moved', 1, '{"steps": [145]}', 1794864830116, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 12, 'moved', 0, '{"steps": [45]}', 1794864830126, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 13, 'moved', 1, '{"steps": [58]}', 1794864830135, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 14, 'moved', 0, '{"steps": [119]}', 1794864830145, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 15, 'moved', 0, '{"steps": [146]}', 1794864830156, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 16, 'moved', 1, '{"steps": [114]}', 1794864830166, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 17, 'moved', 1, '{"steps": [159]}', 1794864830178, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 18, 'moved', 1, '{"steps": [46]}', 1794864830187, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 19, 'moved', 0, '{"steps": [51]}', 1794864830197, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 20, 'moved', 1, '{"steps": [79]}', 1794864830206, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 21, 'moved', 0, '{"steps": [71]}', 1794864830217, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 22, 'moved', 0, '{"steps": [141]}', 1794864830228, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 23, 'moved', 0, '{"steps": [3]}', 1794864830237, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 24, 'moved', 1, '{"steps": [11]}', 1794864830250, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 25, 'moved', 0, '{"steps": [120]}', 1794864830259, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 26, 'moved', 1, '{"steps": [109]}', 1794864830269, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 27, 'moved', 1, '{"steps": [41]}', 1794864830280, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 28, 'moved', 0, '{"steps": [52]}', 1794864830290, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 29, 'moved', 1, '{"steps": [125]}', 1794864830301, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 30, 'moved', 1, '{"steps": [178]}', 1794864830311, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 31, 'moved', 0, '{"steps": [110]}', 1794864830321, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 32, 'moved', 0, '{"steps": [157]}', 1794864830332, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 33, 'moved', 0, '{"steps": [42]}', 1794864830343, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 34, 'moved', 1, '{"steps": [57]}', 1794864830355, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 35, 'moved', 0, '{"steps": [93]}', 1794864830365, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 36, 'moved', 1, '{"steps": [78]}', 1794864830375, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 37, 'moved', 1, '{"steps": [137]}', 1794864830386, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 38, 'moved', 0, '{"steps": [25]}', 1794864830397, NULL, NULL);
INSERT INTO public.events VALUES ('Z0-W0rH3kPumaGP-Ffphig', 39, 'moved', 1, '{"steps": [10]}', 1794864830410, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}]}', 1794864832973, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 2, 'moved', 0, '{"steps": [21]}', 1794864832988, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 3, 'moved', 0, '{"steps": [101]}', 1794864832996, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 4, 'moved', 0, '{"steps": [9]}', 1794864833006, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 5, 'moved', 0, '{"steps": [73]}', 1794864833016, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 6, 'moved', 0, '{"steps": [33]}', 1794864833026, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 7, 'moved', 0, '{"steps": [79]}', 1794864833036, NULL, NULL);
INSERT INTO public.events VALUES ('W0mnN4xPv6ud1PafBcToQg', 8, 'moved', 0, '{"steps": [159]}', 1794864833046, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}]}', 1794864833054, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 2, 'moved', 0, '{"steps": [50]}', 1794864833065, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 3, 'moved', 0, '{"steps": [126]}', 1794864833075, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 4, 'moved', 0, '{"steps": [11]}', 1794864833085, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 5, 'moved', 0, '{"steps": [72]}', 1794864833095, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 6, 'moved', 0, '{"steps": [58]}', 1794864833105, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 7, 'moved', 0, '{"steps": [108]}', 1794864833115, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 8, 'moved', 0, '{"steps": [179]}', 1794864833125, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 9, 'moved', 0, '{"steps": [40]}', 1794864833135, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 10, 'moved', 0, '{"steps": [87]}', 1794864833146, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 11, 'moved', 0, '{"steps": [4]}', 1794864833156, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 12, 'moved', 0, '{"steps": [97]}', 1794864833168, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 13, 'moved', 0, '{"steps": [19]}', 1794864833179, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 14, 'moved', 0, '{"steps": [123]}', 1794864833186, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 15, 'moved', 0, '{"steps": [146]}', 1794864833196, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 16, 'moved', 0, '{"steps": [65]}', 1794864833207, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 17, 'moved', 0, '{"steps": [92]}', 1794864833217, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 18, 'moved', 0, '{"steps": [152]}', 1794864833227, NULL, NULL);
INSERT INTO public.events VALUES ('CYpQFyb82lbnFRFiNey-qw', 19, 'moved', 0, '{"steps": [29]}', 1794864833237, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864857364, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864857376, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 3, 'moved', 0, '{"steps": [43, 120, 156, 220]}', 1794864857402, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 4, 'moved', 1, '{"steps": [7, 120, 156, 220]}', 1794864857420, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 5, 'moved', 1, '{"steps": [41, 120, 156, 220]}', 1794864857439, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 6, 'moved', 0, '{"steps": [28, 122, 155, 220]}', 1794864857463, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 7, 'moved', 0, '{"steps": [13, 121, 157, 220]}', 1794864857486, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 8, 'moved', 1, '{"steps": [21, 120, 156, 219]}', 1794864857509, NULL, NULL);
INSERT INTO public.events VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 9, 'moved', 0, '{"steps": [22, 121, 157, 220]}', 1794864857532, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864857541, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864857553, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 3, 'moved', 0, '{"steps": [25, 120, 156, 220]}', 1794864857582, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 4, 'moved', 1, '{"steps": [17, 120, 156, 220]}', 1794864857602, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 5, 'moved', 1, '{"steps": [56, 120, 156, 220]}', 1794864857629, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 6, 'moved', 0, '{"steps": [28, 122, 155, 220]}', 1794864857653, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 7, 'moved', 0, '{"steps": [14, 121, 157, 220]}', 1794864857673, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 8, 'moved', 0, '{"steps": [252]}', 1794864857683, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 9, 'moved', 1, '{"steps": [37, 121, 156, 220]}', 1794864857709, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 10, 'moved', 1, '{"steps": [254, 292, 354, 396]}', 1794864857734, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 11, 'moved', 0, '{"steps": [40, 123, 157, 220]}', 1794864857758, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 12, 'moved', 1, '{"steps": [117]}', 1794864857767, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 13, 'moved', 1, '{"steps": [15, 122, 154, 220]}', 1794864857794, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 14, 'moved', 0, '{"steps": [52, 120, 156, 219]}', 1794864857819, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 15, 'moved', 1, '{"steps": [44, 122, 154, 220]}', 1794864857843, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 16, 'moved', 0, '{"steps": [32, 123, 156, 220]}', 1794864857874, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 17, 'moved', 0, '{"steps": [6, 122, 157, 219]}', 1794864857903, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 18, 'moved', 1, '{"steps": [46, 122, 154, 220]}', 1794864857929, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 19, 'moved', 0, '{"steps": [45, 121, 156, 220]}', 1794864857959, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 20, 'moved', 1, '{"steps": [54, 122, 155, 221]}', 1794864857984, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 21, 'moved', 1, '{"steps": [18, 122, 155, 221]}', 1794864858010, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 22, 'moved', 0, '{"steps": [27, 121, 157, 221]}', 1794864858048, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 23, 'moved', 1, '{"steps": [47, 122, 156, 221]}', 1794864858067, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 24, 'moved', 0, '{"steps": [30, 122, 155, 219]}', 1794864858085, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 25, 'moved', 0, '{"steps": [50, 123, 156, 220]}', 1794864858104, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 26, 'moved', 1, '{"steps": [53, 123, 155, 221]}', 1794864858122, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 27, 'moved', 1, '{"steps": [254, 290, 355, 398]}', 1794864858142, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 28, 'moved', 0, '{"steps": [21, 123, 157, 220]}', 1794864858161, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 29, 'moved', 1, '{"steps": [35, 122, 156, 221]}', 1794864858181, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 30, 'moved', 1, '{"steps": [48, 120, 156, 221]}', 1794864858200, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 31, 'moved', 0, '{"steps": [39, 123, 156, 221]}', 1794864858226, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 32, 'moved', 1, '{"steps": [59, 122, 156, 221]}', 1794864858249, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 33, 'moved', 1, '{"steps": [257, 290, 356, 398]}', 1794864858276, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 34, 'moved', 0, '{"steps": [41, 122, 155, 219]}', 1794864858299, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 35, 'moved', 0, '{"steps": [12, 122, 153, 220]}', 1794864858325, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 36, 'moved', 1, '{"steps": [4, 122, 157, 222]}', 1794864858350, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 37, 'moved', 0, '{"steps": [49, 122, 154, 220]}', 1794864858375, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 38, 'moved', 1, '{"steps": [2, 122, 155, 223]}', 1794864858403, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 39, 'moved', 1, '{"steps": [16, 122, 156, 223]}', 1794864858429, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 40, 'moved', 0, '{"steps": [58, 123, 156, 220]}', 1794864858458, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 41, 'moved', 1, '{"steps": [9, 122, 155, 223]}', 1794864858479, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 42, 'moved', 0, '{"steps": [1, 123, 155, 222]}', 1794864858497, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 43, 'moved', 0, '{"steps": [51, 121, 157, 221]}', 1794864858517, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 44, 'moved', 1, '{"steps": [24, 120, 155, 223]}', 1794864858564, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 45, 'moved', 0, '{"steps": [5, 121, 158, 219]}', 1794864858598, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 46, 'moved', 1, '{"steps": [20, 121, 156, 222]}', 1794864858623, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 47, 'moved', 1, '{"steps": [252]}', 1794864858633, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 48, 'moved', 1, '{"steps": [36, 123, 156, 224]}', 1794864858670, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 49, 'moved', 0, '{"steps": [42, 123, 156, 221]}', 1794864858696, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 50, 'moved', 1, '{"steps": [3, 121, 158, 222]}', 1794864858718, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 51, 'moved', 0, '{"steps": [43, 123, 156, 221]}', 1794864858737, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 52, 'moved', 0, '{"steps": [29, 120, 157, 220]}', 1794864858756, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 53, 'moved', 0, '{"steps": [253, 292, 355, 397]}', 1794864858776, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 54, 'moved', 1, '{"steps": [0, 123, 158, 225]}', 1794864858794, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 55, 'moved', 1, '{"steps": [253, 291, 358, 399]}', 1794864858813, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 56, 'moved', 0, '{"steps": [31, 121, 154, 220]}', 1794864858831, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 57, 'moved', 1, '{"steps": [26, 123, 156, 222]}', 1794864858852, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 58, 'moved', 1, '{"steps": [13, 123, 157, 225]}', 1794864858873, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 59, 'moved', 0, '{"steps": [10, 122, 155, 222]}', 1794864858900, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 60, 'moved', 1, '{"steps": [7, 122, 157, 224]}', 1794864858924, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 61, 'moved', 0, '{"steps": [55, 120, 155, 219]}', 1794864858948, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 62, 'moved', 0, '{"steps": [22, 121, 157, 219]}', 1794864858973, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 63, 'moved', 1, '{"steps": [33, 123, 156, 222]}', 1794864858998, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 64, 'moved', 0, '{"steps": [11, 123, 153, 221]}', 1794864859029, NULL, NULL);
INSERT INTO public.events VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 65, 'moved', 1, '{"steps": [19, 123, 156, 222]}', 1794864859056, NULL, NULL);
INSERT INTO public.events VALUES ('QGWAlXEf2Al0BiOD5IqgBg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "free", "person": null, "program": null}]}', 1794864859068, NULL, NULL);
INSERT INTO public.events VALUES ('QGWAlXEf2Al0BiOD5IqgBg', 2, 'sat', 1, '{"person": "M8DslTzVX4hwbI1Zwk7_Hw"}', 1794864859076, NULL, NULL);
INSERT INTO public.events VALUES ('QGWAlXEf2Al0BiOD5IqgBg', 3, 'said', 0, '{"phrase": "hello"}', 1794864859083, NULL, NULL);
INSERT INTO public.events VALUES ('ekz0vls8Cl_yHGb24IVNzg', 1, 'created', NULL, '{"seats": [{"kind": "person", "person": "A57ez9TWcfwJHKQ2VqrDfg", "program": null}, {"kind": "invited", "person": null, "program": null}, {"kind": "program", "person": null, "program": "easy"}]}', 1794864859095, NULL, NULL);


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('\x04d129c8db141b7c3138d50007f8d98ce92a72f49efdf9dc99f9851b3ff55b0a', 'A57ez9TWcfwJHKQ2VqrDfg', 'first', false, 1794864783345, 100000000000000);
INSERT INTO public.keys VALUES ('\xd310044fe82230f5b37efdf101d894765246a5c328192716fc5072d12e9645fd', 'M8DslTzVX4hwbI1Zwk7_Hw', 'first', false, 1794864783464, 100000000000000);


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL, 1794864783343, 1794864783343);
INSERT INTO public.people VALUES ('M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL, 1794864783462, 1794864783462);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('g4ULa6MpKORXE2_iab_VLw', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('g4ULa6MpKORXE2_iab_VLw', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('lZmdveoqe1qXxiYmFHZaUg', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('lZmdveoqe1qXxiYmFHZaUg', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('QDjbISJF2kDDJqDhAmMuow', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('NfM--dBzRQakb5m62bTXWw', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('Z0-W0rH3kPumaGP-Ffphig', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('Z0-W0rH3kPumaGP-Ffphig', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('W0mnN4xPv6ud1PafBcToQg', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('CYpQFyb82lbnFRFiNey-qw', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('QGWAlXEf2Al0BiOD5IqgBg', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('QGWAlXEf2Al0BiOD5IqgBg', 1, 'person', 'M8DslTzVX4hwbI1Zwk7_Hw', 'Ben', NULL, NULL);
INSERT INTO public.seats VALUES ('ekz0vls8Cl_yHGb24IVNzg', 0, 'person', 'A57ez9TWcfwJHKQ2VqrDfg', 'Anna', NULL, NULL);
INSERT INTO public.seats VALUES ('ekz0vls8Cl_yHGb24IVNzg', 1, 'invited', NULL, '', NULL, '\x26597e552a05fe56926e40c0028965d151b36b7dc7ca49ac04a871bd90926ae4');
INSERT INTO public.seats VALUES ('ekz0vls8Cl_yHGb24IVNzg', 2, 'program', NULL, 'computer (easy)', 'easy', NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('W0rmb5sYy4U69Zx4zb5tiw', 'arboretum', 1, 2, '{}', '\x648d29e5d480a0f44bd3edc5a39edcd3589dc8a021617037979bdc5a95036446', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'playing', NULL, 1794864804829, 1794864804937, NULL);
INSERT INTO public.tables VALUES ('g4ULa6MpKORXE2_iab_VLw', 'arboretum', 1, 2, '{}', '\x89cf5a51dd46823ed0fadb49772c3df6054e934a6d6aec3ab26108984794ff54', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'over', '{"points": [7, 8], "winners": [1]}', 1794864804947, 1794864806598, NULL);
INSERT INTO public.tables VALUES ('lZmdveoqe1qXxiYmFHZaUg', 'arboretum-2011', 1, 2, '{}', '\xb667ad956a9358cc1261162976dac502158dce59d45b4b65f48ee6fc92660dd1', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'playing', NULL, 1794864809680, 1794864809781, NULL);
INSERT INTO public.tables VALUES ('efPbNDvZrIzWi8Qg9U5tzQ', 'arboretum-2011', 1, 2, '{}', '\x5992096204764f3c0f6df0f09cc45d31ba4d752f80a66fe41751aa0d827f6d3f', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'over', '{"points": [12, 11], "winners": [0]}', 1794864809791, 1794864811658, NULL);
INSERT INTO public.tables VALUES ('QDjbISJF2kDDJqDhAmMuow', 'arboretum-solo', 1, 1, '{}', '\xf6d5fd2513fdf2ce5c9432913105163271c3123057bd1ef1a3767f3005e64cc6', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'playing', NULL, 1794864813319, 1794864813395, NULL);
INSERT INTO public.tables VALUES ('NfM--dBzRQakb5m62bTXWw', 'arboretum-solo', 1, 1, '{}', '\x542bbad9f8d5ad248a6074df01bf2b04cfe916a3ab5cab7e1f10e8de4de538b6', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'over', '{"points": [6, 12], "winners": [1]}', 1794864813402, 1794864813946, NULL);
INSERT INTO public.tables VALUES ('moCA9mL1U2zKHZaVnpNrJQ', 'faraway', 1, 2, '{}', '\xcf2617a786ac46a46258a13019fd6e7dedba2f10a8c50bdb1c9491b06421c484', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'playing', NULL, 1794864829927, 1794864830004, NULL);
INSERT INTO public.tables VALUES ('Z0-W0rH3kPumaGP-Ffphig', 'faraway', 1, 2, '{}', '\xfe157db815de7822f19c2c8e7a9d20476d08575b6e263c41b799fc69bfcacc6b', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'over', '{"points": [18, 10], "winners": [0]}', 1794864830014, 1794864830410, NULL);
INSERT INTO public.tables VALUES ('W0mnN4xPv6ud1PafBcToQg', 'faraway-solo', 1, 1, '{}', '\x6dd08f5373c1dafe69aca847745e4b698e3e7d258aa443e7c20fde1b1197ee45', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'playing', NULL, 1794864832973, 1794864833046, NULL);
INSERT INTO public.tables VALUES ('CYpQFyb82lbnFRFiNey-qw', 'faraway-solo', 1, 1, '{}', '\x3d5f4c74e2d80fc97206b39485928f607742b06f0e279388280a87b0746544d5', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'over', '{"points": [19], "winners": [0]}', 1794864833054, 1794864833237, NULL);
INSERT INTO public.tables VALUES ('MTHqhXFxTfcqQ02Cnx2J6g', 'hanging-gardens', 1, 2, '{}', '\x25cc0d3ea099ac5f898dcdb8879bbb64eeb2e31c0499e936cfc6c46a69e73a2d', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'playing', NULL, 1794864857359, 1794864857532, NULL);
INSERT INTO public.tables VALUES ('qTA7eYtJLRZBYl0ou4VFuA', 'hanging-gardens', 1, 2, '{}', '\x315d46dd7b37d69b4efaea20c373edc3c637de630d339a3a9d1d32cd8862bef2', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'over', '{"points": [2, 9], "winners": [1]}', 1794864857541, 1794864859056, NULL);
INSERT INTO public.tables VALUES ('QGWAlXEf2Al0BiOD5IqgBg', 'faraway', 1, 2, '{}', '\x29fb498c84815f808a553688fafbfb76e4168370b4b5e76bd84ec80e3cc3ad03', 'A57ez9TWcfwJHKQ2VqrDfg', true, '{"kind": "days", "days": 30}', 'playing', NULL, 1794864859067, 1794864859083, 1797456859076);
INSERT INTO public.tables VALUES ('ekz0vls8Cl_yHGb24IVNzg', 'arboretum', 1, 3, '{}', '\x8358cf323327342f356246ba130b76bcd989f94a54edf5fa63d9c6fff45954df', 'A57ez9TWcfwJHKQ2VqrDfg', true, NULL, 'open', NULL, 1794864859094, 1794864859095, NULL);


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

\unrestrict 7zcTECdMZpdEBAPkzpPP8FnbN8iwdzRbGLTFAs9PL6zS6oS60eqbUUSH4mwAotc

