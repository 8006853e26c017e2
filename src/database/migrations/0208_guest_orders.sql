-- When somebody who logs in to the account used a link or a code that was mailed to its address: only then does it get the guest
-- orders of this address. email_confirmed_at is not enough, because the link of a ticket proves only who reads the mailbox.
-- First, because a sale locks its customer before it writes its buyer: in the other order, both would wait for each other.
alter table users add column email_proved_at timestamptz;

-- Orders of guests, who have no account: they reach their order with a link.
alter table order_buyers
  -- The hash of the key in the link; null for an order that was placed with an account.
  add column link_hash text unique,
  add column link_expires_at timestamptz,
  -- The hash of the token of the visitor's cart that was ordered.
  add column cart_hash text,
  -- The account into whose cart it was merged, because the guest logged in before paying.
  add column cart_user_id integer references users on delete set null,
  add constraint link_expires check ((link_hash is null) = (link_expires_at is null));
create index guest_orders_of_cart on order_buyers (cart_hash) where cart_hash is not null;
-- Guests are looked up by the e-mail address that an account proves, by the phone they enter, and by any part of their data in
-- the order search.
create index guest_orders_merged on order_buyers (cart_user_id) where cart_user_id is not null;
create index guest_orders_of_phone on order_buyers (phone) where link_hash is not null;
create index guest_orders_of_email on order_buyers (email) where link_hash is not null;
create index guest_orders_found on order_buyers using gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops)
  where link_hash is not null;

-- As before, and the name of a guest, whose steps have no actor_id, can be replaced once the buyer's data is erased.
create or replace function keep_order_history() returns trigger language plpgsql as $$
declare
  expected order_history;
begin
  if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then return old; end if;
  if tg_op = 'UPDATE' then
    expected := new;
    -- The account was deleted: its foreign key clears the reference.
    if new.actor_id is null then expected.actor_id := old.actor_id; end if;
    -- The account was erased, or the guest.
    if exists (select from users where id = old.actor_id and erased_at is not null)
      or (old.actor_id is null and old.kind in ('placed', 'address_changed')
        and exists (select from order_buyers where order_id = old.order_id and email = ''))
    then
      expected.actor_name := old.actor_name;
    end if;
    if old.kind in ('note', 'note_to_customer') and new.details = '{}' then expected.details := old.details; end if;
    if expected is not distinct from old then return new; end if;
  end if;
  raise exception 'a step of an order is never changed or deleted'
    using errcode = 'check_violation', constraint = 'order_history_stays';
end $$;

-- A guest's data that was deleted is listed beside the backups like a deleted account, so that a restored backup does not bring it back.
-- Safe for the release before: access_changes.one_is_named, because the rows of that release name an account.
-- Safe for the release before: order_buyers.note_guest_erasure, because that release deletes no guest's data.
alter table access_changes
  alter column user_id drop not null,
  add column order_id integer,
  add constraint one_is_named check ((user_id is null) <> (order_id is null));
create function note_guest_erasure() returns trigger language plpgsql as $$
begin
  insert into access_changes (order_id) values (new.order_id);
  return null;
end $$;
create trigger note_guest_erasure after update of link_hash on order_buyers for each row
  when (old.link_hash is not null and new.link_hash is null) execute function note_guest_erasure();
