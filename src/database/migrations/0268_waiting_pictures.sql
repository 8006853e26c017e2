-- Photos that were uploaded for many products at once, and wait to be encoded or were added in the last 7 days. The uploaded file
-- is kept until then (`upload_key`, in the storage for pictures).
create table waiting_pictures (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  actor_id integer not null references users on delete cascade,
  file_name text not null check (char_length(file_name) between 1 and 200),
  upload_key text not null,
  state text not null default 'waiting' check (state in ('waiting', 'added', 'refused')),
  -- Why it was refused.
  reason text check (reason in ('damaged', 'full', 'gone', 'lost', 'interrupted')),
  tries integer not null default 0,
  leased_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (state = 'waiting')),
  check ((reason is not null) = (state = 'refused'))
);
-- The same file for the same product waits once, however often it is sent. Serves the job, which takes the earliest of a product.
create unique index one_waiting_picture_a_file on waiting_pictures (product_id, upload_key) where state = 'waiting';
create index waiting_pictures_to_add on waiting_pictures (id) where state = 'waiting';
