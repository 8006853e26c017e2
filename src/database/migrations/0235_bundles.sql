-- Safe for the release before: order_discounts.order_discounts_source_check, because it only allows more.
-- Safe for the release before: activity.activity_subject_kind_check, because it only allows more.
-- A set of variants with a price of its own. It has no stock: its parts are sold from theirs, as ordinary order lines.
create table bundles (
  id integer generated always as identity primary key,
  name text not null,
  description text not null,
  translations jsonb not null default '{}',
  price_paise integer not null check (price_paise >= 100),
  -- Shoppers see a published bundle while all its parts are on sale and cost more than it.
  published boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index one_bundle_a_name on bundles (lower(name)) where archived_at is null;

create table bundle_parts (
  bundle_id integer not null references bundles on delete cascade,
  pack_id integer not null references packs,
  quantity integer not null check (quantity between 1 and 20),
  position integer not null,
  primary key (bundle_id, pack_id)
);
create index bundles_of_pack on bundle_parts (pack_id);

-- What the parts of a bundle cost one by one today.
create function bundle_parts_paise(bundle integer) returns bigint language sql stable as $$
  select sum(packs.price_paise * bundle_parts.quantity)
  from bundle_parts join packs on packs.id = pack_id where bundle_id = bundle
$$;

alter table order_discounts drop constraint order_discounts_source_check;
alter table order_discounts add constraint order_discounts_source_check check (source in ('merchant', 'bundle'));

-- Which bundle an order's discount is the saving of, how often the order contains it, and its parts at that time.
create table order_bundles (
  discount_id integer primary key references order_discounts on delete cascade,
  bundle_id integer not null references bundles,
  quantity integer not null check (quantity > 0),
  -- One entry per part: {"pack_id": 7, "quantity": 2}.
  parts jsonb not null
);
create index orders_of_bundle on order_bundles (bundle_id);

alter table activity drop constraint activity_subject_kind_check;
alter table activity add constraint activity_subject_kind_check
  check (subject_kind in ('product', 'category', 'picture', 'order', 'user', 'ticket', 'page', 'bundle'));
