-- Who works in the shop, and as what. Accounts with users.role = 'admin' have a row that isn't removed; without one, an account has
-- no rights in the back office.
create table staff (
  user_id integer primary key references users (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'packer', 'accountant', 'custom')),
  -- The chosen rights of a custom role.
  rights text[] not null default '{}',
  -- Counts the changes, so that nobody overwrites another owner's change.
  version integer not null default 0,
  -- The name of the owner who invited them; null for owners made on the server.
  invited_by text,
  since timestamptz not null,
  removed_at timestamptz,
  constraint rights_of_custom_roles check (role = 'custom' or rights = '{}')
);

-- Until now, every administrator could do everything.
insert into staff (user_id, role, since) select id, 'owner', created_at from users where role = 'admin' order by id;

-- The release before, the first start and the server's commands make administrators without naming a role: those are owners.
-- Whoever stops being an administrator leaves the staff.
-- Safe for the release before: users.keep_staff_of_new, because it only adds a row to another table.
-- Safe for the release before: users.keep_staff_of_changed, because it only changes a row of another table.
create function keep_staff() returns trigger language plpgsql as $$
begin
  if new.role = 'admin' then
    insert into staff (user_id, role, since) values (new.id, 'owner', new.created_at)
      on conflict (user_id) do update set role = 'owner', rights = '{}', invited_by = null, removed_at = null
        where staff.removed_at is not null;
  else
    update staff set removed_at = now() where user_id = new.id and removed_at is null;
  end if;
  return null;
end $$;
create trigger keep_staff_of_new after insert on users for each row when (new.role = 'admin') execute function keep_staff();
create trigger keep_staff_of_changed after update of role on users
  for each row when (new.role is distinct from old.role) execute function keep_staff();

-- A restored backup gets the newest roles from the list beside it.
create function note_staff_change() returns trigger language plpgsql as $$
begin
  insert into access_changes (user_id) values (new.user_id);
  return null;
end $$;
create trigger note_staff_change after update on staff for each row execute function note_staff_change();

create table staff_invitations (
  id integer generated always as identity primary key,
  name text not null,
  -- Null: the owner hands over the link.
  email text,
  role text not null check (role in ('owner', 'manager', 'packer', 'accountant', 'custom')),
  rights text[] not null default '{}',
  -- The hash of the link's token; null until the email with the link is sent.
  token_hash text unique,
  invited_by text not null,
  form_key text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
