-- Whose access has changed (a new pin, a passkey, blocked, erased, made an administrator) and was not told beside the backups
-- yet: a restore of an older backup must not bring back what was ended. A trigger notes it, because every way of changing it counts.
create table access_changes (
  id integer generated always as identity primary key,
  user_id integer not null
);
create function note_access_change() returns trigger language plpgsql as $$
begin
  insert into access_changes (user_id) values (new.id);
  return null;
end
$$;
create trigger note_access_change after update of pin_hash, role, blocked_at, blocked_reason, erased_at on users for each row
  when ((old.pin_hash, old.role, old.blocked_at, old.blocked_reason, old.erased_at)
    is distinct from (new.pin_hash, new.role, new.blocked_at, new.blocked_reason, new.erased_at))
  execute function note_access_change();
create function note_passkey_change() returns trigger language plpgsql as $$
begin
  insert into access_changes (user_id) values (coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create trigger note_passkey_change after insert or delete on passkeys for each row execute function note_passkey_change();

-- How far the list beside the backups has come, and until when a process is writing to it (a lease).
create table access_list (
  only_one boolean primary key default true check (only_one),
  last_file integer not null default 0,
  leased_until timestamptz not null default '-infinity'
);

-- By which a process finds out whether it has the same keys as the others, which are kept outside the database; no key can be
-- made from it.
create table key_prints (
  name text primary key,
  print text not null,
  kept_at timestamptz not null,
  -- When somebody confirmed that the key is written down elsewhere.
  written_down_at timestamptz
);
