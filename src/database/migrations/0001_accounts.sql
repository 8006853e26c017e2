create table users (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 80),
  email text not null constraint users_email_taken unique check (email = lower(email)),
  phone text not null constraint users_phone_taken unique check (phone ~ '^[0-9]{10}$'),
  role text not null check (role in ('customer', 'admin')),
  pin_hash text not null,
  created_at timestamptz not null
);
create index users_role_name on users (role, name, id);

-- Only the hash of a token is kept: who reads the database cannot sign in with it.
create table sessions (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table pin_resets (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index pin_resets_user on pin_resets (user_id);
create index pin_resets_expiry on pin_resets (expires_at);

-- Pins tried in a row without success. Kept by phone and not by user, so that a phone without an account is counted,
-- made to wait and answered just like one with an account.
create table pin_guesses (
  phone text primary key check (phone ~ '^[0-9]{10}$'),
  tries integer not null check (tries >= 0),
  last_at timestamptz not null
);
create index pin_guesses_age on pin_guesses (last_at);

create table addresses (
  id integer generated always as identity primary key,
  user_id integer not null constraint one_address_a_user unique references users on delete cascade,
  full_name text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  phone text check (phone ~ '^[0-9]{10,15}$'),
  updated_at timestamptz not null
);
