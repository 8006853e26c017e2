-- A draft was not made ready yet. What is hidden, drafts too, may be planned to appear, and what is on sale, or is planned to be, to go.
alter table products
  add column draft boolean not null default false,
  add column publish_at timestamptz,
  add column hide_at timestamptz,
  add constraint draft_is_hidden check (not draft or hidden),
  add constraint only_hidden_appears check (publish_at is null or hidden),
  add constraint only_shown_goes check (hide_at is null or archived_at is null or publish_at is not null),
  add constraint goes_after_it_appears check (hide_at > publish_at);
create index products_drafts on products (id) where draft;
create index products_planned on products (id) where publish_at is not null or hide_at is not null;
create index products_to_appear on products (publish_at) where publish_at is not null;
create index products_to_go on products (hide_at) where hide_at is not null;

-- The merchant sorts hidden products among the others.
create index products_kept_by_name on products (lower(name), id) where archived_at is null or hidden;
create index packs_first_by_price on packs (price_paise, product_id) where position = 1;
create index packs_first_by_stock on packs (stock, product_id) where position = 1;

create function tally_new_drafts() returns trigger language plpgsql as $$
begin
  perform tally_rows('products:drafts', count(*)) from fresh where draft having count(*) > 0;
  return null;
end $$;
create trigger tally_new_drafts after insert on products
  referencing new table as fresh for each statement execute function tally_new_drafts();
create function tally_gone_drafts() returns trigger language plpgsql as $$
begin
  perform tally_rows('products:drafts', -count(*)) from gone where draft having count(*) > 0;
  return null;
end $$;
create trigger tally_gone_drafts after delete on products
  referencing old table as gone for each statement execute function tally_gone_drafts();
create function tally_draft() returns trigger language plpgsql as $$
begin
  perform tally_rows('products:drafts', case when new.draft then 1 else -1 end);
  return null;
end $$;
create trigger tally_draft after update on products for each row
  when (old.draft <> new.draft) execute function tally_draft();

-- What was changed of products in the table, so that it can be taken back: a row a product and sending.
create table product_changes (
  id bigint generated always as identity primary key,
  -- Of the sending that it came with; sent again, it changes nothing more.
  form_key text not null,
  product_id integer not null references products on delete cascade,
  actor_id integer not null references users on delete cascade,
  -- As it was sent, to tell the same sending from another.
  asked jsonb not null,
  -- Each cell as it was and as it became; of stock the units that came or went.
  cells jsonb not null,
  changed_at timestamptz not null,
  undone_at timestamptz,
  constraint one_change_a_sending unique (form_key, product_id)
);
create index product_changes_of_actor on product_changes (actor_id, id desc);
create index product_changes_of_product on product_changes (product_id);
create index product_changes_oldest on product_changes (changed_at);
