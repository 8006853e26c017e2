-- What happened to accounts, exports and money, and from where. Entries are only added. Soon after, each is sealed: its
-- seal is a hash of the entry and of the seal before, so that whoever changes, removes or slips in an entry later breaks
-- the chain. Sealing is a step of its own so that logins do not wait for each other to write into one chain.
create table security_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  event text not null,
  -- Not a reference: an entry stays as it is when the account is gone.
  user_id integer,
  user_name text not null default '',
  address text not null default '',
  device_name text not null default '',
  details jsonb not null default '{}',
  number bigint unique,
  seal text,
  check ((number is null) = (seal is null))
);
create index security_log_user on security_log (user_id, id);
create index security_log_unsealed on security_log (id) where number is null;

-- Kept for two years; older entries may go, from the beginning of the chain.
create function keep_security_log() returns trigger language plpgsql as $$
declare
  as_it_was security_log;
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '2 years' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.number is null then
    as_it_was := new;
    as_it_was.number := null;
    as_it_was.seal := null;
    if as_it_was is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'Entries of the security log are neither changed nor removed.';
end $$;
create trigger keep_security_log before update or delete on security_log
  for each row execute function keep_security_log();

create function keep_whole_security_log() returns trigger language plpgsql as $$
begin
  raise exception 'The security log is not emptied.';
end $$;
create trigger keep_whole_security_log before truncate on security_log
  for each statement execute function keep_whole_security_log();
