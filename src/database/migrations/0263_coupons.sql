-- Safe for the release before: order_discounts.order_discounts_source_check, because it only allows more.
-- Safe for the release before: activity.activity_subject_kind_check, because it only allows more.
-- An offer that takes something off an order: with a code that the customer enters, or automatically.
create table coupons (
  id integer generated always as identity primary key,
  -- What customers see as the reason of the discount.
  name text not null,
  translations jsonb not null default '{}',
  -- Null: it applies without a code.
  code text check (code ~ '^[A-Z0-9]{3,20}$'),
  kind text not null check (kind in ('percent', 'amount', 'free_delivery', 'buy_get')),
  percent integer check (percent between 1 and 100),
  amount_paise integer check (amount_paise > 0),
  buy_units integer check (buy_units between 1 and 20),
  free_units integer check (free_units between 1 and 20),
  minimum_paise integer not null default 0 check (minimum_paise >= 0),
  -- Whether it applies only to the goods in coupon_products and coupon_categories. A column, so that a coupon whose last
  -- category is deleted applies to nothing instead of everything.
  chosen_goods boolean not null default false,
  -- Whether an automatic coupon applies beside others.
  combinable boolean not null default false,
  first_order_only boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  max_uses integer check (max_uses > 0),
  max_per_customer integer check (max_per_customer > 0),
  -- Its orders that are not cancelled, if it has a limit; without one, orders don't wait for each other to be counted.
  -- Raised only while it is below max_uses, in the transaction of the order.
  uses integer not null default 0 check (uses >= 0),
  archived_at timestamptz,
  -- Of the form that added it: the form that is sent twice adds one coupon.
  form_key text not null unique,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint benefit_of_kind check (
    (percent is not null) = (kind = 'percent') and (amount_paise is not null) = (kind = 'amount')
    and (buy_units is not null) = (kind = 'buy_get') and (free_units is not null) = (kind = 'buy_get')
  )
);
create unique index one_coupon_a_code on coupons (code) where archived_at is null;

create table coupon_products (
  coupon_id integer not null references coupons on delete cascade,
  product_id integer not null references products on delete cascade,
  primary key (coupon_id, product_id)
);

create table coupon_categories (
  coupon_id integer not null references coupons on delete cascade,
  category_id integer not null references categories on delete cascade,
  primary key (coupon_id, category_id)
);

-- The code that was entered in a cart.
create table cart_coupons (
  cart_id integer primary key references carts on delete cascade,
  coupon_id integer not null references coupons
);

alter table order_discounts drop constraint order_discounts_source_check;
alter table order_discounts add constraint order_discounts_source_check check (source in ('merchant', 'bundle', 'coupon'));

-- Which coupon an order's discount is of. The row is a use of the coupon while the order is not cancelled.
create table order_coupons (
  discount_id integer primary key references order_discounts on delete cascade,
  coupon_id integer not null references coupons
);
create index uses_of_coupon on order_coupons (coupon_id);

alter table activity drop constraint activity_subject_kind_check;
alter table activity add constraint activity_subject_kind_check
  check (subject_kind in ('product', 'category', 'picture', 'order', 'user', 'ticket', 'page', 'bundle', 'coupon'));
