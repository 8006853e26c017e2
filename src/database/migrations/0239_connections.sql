-- What the merchant entered to connect the shop with others: payments, mail, WhatsApp, pictures, backups. Only the encrypted text is
-- stored; the key is outside the database, so a copy of it gives nobody the merchant's accounts.
create table connections (
  name text primary key check (name in ('payments', 'mail', 'whatsapp', 'pictures', 'backups')),
  -- AES-256-GCM: nonce, tag and text. A removed connection stays as a row, so that its version goes on.
  ciphertext text not null,
  -- Which key it was encrypted with; no key can be made from it.
  key_id text not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null
);

-- Tests of further connections.
-- Safe for the release before: guide_marks.guide_marks_name_check, because it only allows more.
alter table guide_marks drop constraint guide_marks_name_check;
alter table guide_marks add constraint guide_marks_name_check
  check (name in ('payment-keys', 'test-mail', 'whatsapp', 'pictures', 'backups', 'policies-read', 'put-away'));
