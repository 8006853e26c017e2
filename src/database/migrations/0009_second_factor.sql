-- A second factor for administrators, whose pin has four digits: passkeys, and recovery codes for the day they are lost.
create table passkeys (
  -- The credential's own id, as browsers send it: base64url.
  id text primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- COSE, base64url. It is public: it checks signatures and makes none.
  public_key text not null,
  -- How often the key has signed, where it counts; a copy of a key counts backwards.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Each opens one login. Only hashes are kept, as of tokens.
create table recovery_codes (
  code_hash text primary key,
  user_id integer not null references users on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);

-- Recovery codes tried since a moment; no row after the right one.
create table recovery_guesses (
  user_id integer primary key references users on delete cascade,
  tries integer not null,
  since timestamptz not null
);

-- What an administrator's login has shown of its owner. All of it stays empty for customers.
alter table sessions
  add column factor_at timestamptz,
  add column confirmed_at timestamptz,
  add column challenge text,
  add column challenge_until timestamptz;
