-- The merchant's facts: name, contact, district, what every page, mail and slip says of the shop. No row: nobody has
-- changed them yet. The version is the optimistic lock of who edits them.
create table store_facts (
  only_row boolean primary key default true,
  facts jsonb not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null,
  constraint store_facts_only_row_check check (only_row)
);
