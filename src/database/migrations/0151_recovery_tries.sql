-- Wrong recovery codes are counted for the login that tries them: a stranger who knows the pin must not keep the owner out.
-- `recovery_guesses`, which counted for the account, is read by the previous release and goes with a later one.
alter table sessions
  add column code_tries integer not null default 0,
  add column code_tries_since timestamptz;
