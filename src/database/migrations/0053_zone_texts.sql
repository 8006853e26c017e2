-- What a zone and its note are called in other languages: { "ta": { "name": "…", "note": "…" } }. What is missing in one is
-- said in the first.
alter table delivery_zones add column translations jsonb not null default '{}';
