-- What the shop signs with. Made once, by whichever process needs it first, and shared by all of them.
create table shop_secrets (
  name text primary key,
  secret text not null,
  created_at timestamptz not null
);

-- A device that somebody has logged in with before, by the hash of the id in its cookie. It counts its own wrong pins in
-- a row, so that strangers who guess cannot lock it out.
create table known_devices (
  user_id integer not null references users on delete cascade,
  device text not null,
  tries integer not null default 0 check (tries >= 0),
  last_at timestamptz not null,
  known_since timestamptz not null,
  primary key (user_id, device)
);
create index known_devices_age on known_devices (last_at);

-- Wrong pins within a window of time, by what they have in common: a network address, a pin (by its keyed hash), or
-- that they were tried at this shop at all.
create table guess_budgets (
  budget text primary key,
  failures integer not null check (failures >= 0),
  since timestamptz not null
);
create index guess_budgets_age on guess_budgets (since);

-- A code that was mailed to open one login, hashed like a pin.
create table login_codes (
  user_id integer primary key references users on delete cascade,
  code_hash text not null,
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);

-- With what, from where and when last a login was used.
alter table sessions
  add device text,
  add device_name text not null default '',
  add address text not null default '',
  add last_seen_at timestamptz;
update sessions set last_seen_at = created_at;
alter table sessions alter last_seen_at set not null;
