-- Drops the indexes that no query needs; docs/schema.md gives the reasons of the others. The previous release's queries stay
-- fast: the newest rows come from the primary key, read backwards, the products by name from products_kept_by_name, the few
-- pending orders from orders_by_status, and cart lines are always found by their cart. Products, packs and orders are never
-- deleted, so that foreign keys to them need no index. Tickets are counted by mailbox now.
drop index activity_newest, pictures_newest, products_by_name, orders_on_hold, cart_items_pack, product_changes_of_product,
  tickets_of_order, tickets_of_stranger;

-- Counts the rows of `products` and `users` with one trigger for each kind of change: eleven triggers become six.
-- Safe for the release before: products.tally_changed_product, because it replaces three triggers that counted the same.
-- Safe for the release before: users.tally_changed_user, because it replaces two triggers that counted the same.
-- Safe for the release before: tally_archived_product(), because only a trigger called it.
-- Safe for the release before: tally_changed_role(), because only a trigger called it.
-- Safe for the release before: tally_draft(), because only a trigger called it.
-- Safe for the release before: tally_erased_user(), because only a trigger called it.
-- Safe for the release before: tally_gone_drafts(), because only a trigger called it.
-- Safe for the release before: tally_hidden_product(), because only a trigger called it.
-- Safe for the release before: tally_new_drafts(), because only a trigger called it.
drop trigger tally_new_drafts on products;
drop trigger tally_gone_drafts on products;
drop trigger tally_archived_product on products;
drop trigger tally_hidden_product on products;
drop trigger tally_draft on products;
drop trigger tally_changed_role on users;
drop trigger tally_erased_user on users;
drop function tally_new_drafts(), tally_gone_drafts(), tally_archived_product(), tally_hidden_product(), tally_draft(),
  tally_changed_role(), tally_erased_user();

-- Always in the order of the names, because each counter is a row that is locked until the transaction ends.
create or replace function tally_new_products() returns trigger language plpgsql as $$
begin
  perform tally_rows(counted, amount) from (
    select count(*) filter (where archived_at is null), count(*) filter (where draft), count(*) filter (where hidden) from fresh
  ) as counts (on_sale, drafts, hidden),
    lateral (values ('products', on_sale), ('products:drafts', drafts), ('products:hidden', hidden)) as tally (counted, amount)
  where amount > 0 order by counted;
  return null;
end $$;
create or replace function tally_gone_products() returns trigger language plpgsql as $$
begin
  perform tally_rows(counted, -amount) from (
    select count(*) filter (where archived_at is null), count(*) filter (where draft), count(*) filter (where hidden) from gone
  ) as counts (on_sale, drafts, hidden),
    lateral (values ('products', on_sale), ('products:drafts', drafts), ('products:hidden', hidden)) as tally (counted, amount)
  where amount > 0 order by counted;
  return null;
end $$;
create function tally_changed_product() returns trigger language plpgsql as $$
begin
  perform tally_rows(counted, is_now::integer - was::integer) from (values
    ('products', old.archived_at is null, new.archived_at is null),
    ('products:drafts', old.draft, new.draft),
    ('products:hidden', old.hidden, new.hidden)
  ) as tally (counted, was, is_now) where was <> is_now order by counted;
  return null;
end $$;
create trigger tally_changed_product after update on products for each row
  when ((old.archived_at is null) <> (new.archived_at is null) or old.draft <> new.draft or old.hidden <> new.hidden)
  execute function tally_changed_product();

-- Erased accounts are not counted.
create function tally_changed_user() returns trigger language plpgsql as $$
begin
  perform tally_rows('users:' || role, sum(difference)) from (values
    (old.role, case when old.erased_at is null then -1 else 0 end),
    (new.role, case when new.erased_at is null then 1 else 0 end)
  ) as tally (role, difference) group by role having sum(difference) <> 0 order by role;
  return null;
end $$;
create trigger tally_changed_user after update on users for each row
  when (old.role <> new.role or (old.erased_at is null) <> (new.erased_at is null))
  execute function tally_changed_user();
