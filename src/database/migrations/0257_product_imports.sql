-- Files of products that are being saved, or were in the last 30 days. Products and this row are written in one transaction: an
-- import that has not ended has saved nothing.
create table product_imports (
  id integer generated always as identity primary key,
  form_key text not null constraint one_import_a_form unique,
  actor_id integer not null references users on delete cascade,
  file_name text not null check (char_length(file_name) <= 200),
  -- Null once the import has ended.
  file text,
  -- A digest of the changes that were shown before; others are not saved.
  seen text not null,
  state text not null check (state in ('waiting', 'checking', 'saving', 'saved', 'refused', 'failed')),
  -- Why it was refused or has failed.
  reason text check (reason in ('problems', 'changed', 'interrupted', 'unexpected')),
  tries integer not null default 0,
  leased_until timestamptz,
  row_count integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  problems jsonb not null default '[]',
  problem_count integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('waiting', 'checking', 'saving'))),
  check ((ended_at is null) = (file is not null))
);
-- Two imports at once could overwrite each other.
create unique index one_import_at_a_time on product_imports ((ended_at is null)) where ended_at is null;
