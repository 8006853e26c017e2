-- A copy made by `pg_dump` is put back with no schema to look in, and this one asks another by its bare name.
alter function net_unit_of(text) set search_path from current;
