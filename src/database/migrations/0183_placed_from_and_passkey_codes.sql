-- The browser that an unpaid order was placed with: an order that is cancelled counts there, wherever it is cancelled from. Like
-- the network it goes when the order moves on. The release before writes none.
alter table orders add column client_device text;

-- Codes for an administrator's first passkey. Each is valid beside the others and cannot be guessed, so that a stranger who knows
-- the pin neither overwrites nor uses up the owner's. The release before keeps its own in login_codes.
create table passkey_codes (
  code_hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_codes_of_user on passkey_codes (user_id);
