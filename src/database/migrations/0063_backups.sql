-- Every backup that was made or is to be made: those of the nights, and those that somebody asked for. What a backup consists
-- of stands in its own manifest, where it lies.
create table backups (
  id integer generated always as identity primary key,
  -- The night that it is of; none of one that was asked for.
  night date constraint one_backup_a_night unique,
  asked_at timestamptz not null,
  -- When it is to be made, and while it is being made until when it is taken (a lease). Null: it has ended.
  due_at timestamptz,
  tries integer not null default 0,
  -- It was written, and read back.
  finished_at timestamptz,
  name text,
  row_count bigint,
  picture_files integer,
  bytes bigint,
  missing_pictures integer,
  -- Why the last try failed, as a sentence.
  problem text,
  check (finished_at is null or (due_at is null and name is not null))
);
-- Two at once would write the same list of backups.
create unique index one_backup_at_a_time on backups ((true)) where due_at is not null;
create index backups_finished on backups (finished_at desc) where finished_at is not null;
