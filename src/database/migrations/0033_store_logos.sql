-- The shop's logo, square and wide: everything that was uploaded, put back or taken away. Rows are only ever added, and
-- the newest of a shape is what the shop shows. No row: the drawn mark.
create table store_logos (
  shape text not null check (shape in ('square', 'wide')),
  -- One further for whatever is saved: of two who save from the same one the second finds it taken (optimistic lock).
  version integer not null check (version > 0),
  -- Null: taken away.
  picture_id integer references pictures,
  saved_at timestamptz not null,
  saved_by integer references users on delete set null,
  saved_by_name text not null,
  primary key (shape, version)
);
create index store_logos_picture on store_logos (picture_id);
