-- One row. Raised in the same transaction as every change a shopper can see; page caches follow it.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
insert into catalogue_version (version) values (1);

create table pictures (
  id integer generated always as identity primary key,
  key text not null constraint one_row_a_picture unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null,
  bytes integer not null,
  created_at timestamptz not null
);
create index pictures_newest on pictures (created_at desc, id desc);

-- What a title shows now: a picture, and another crop of it for phones where there is one.
create table picture_titles (
  title text primary key check (char_length(title) between 1 and 80),
  picture_id integer not null references pictures,
  phone_picture_id integer references pictures,
  alt text not null default '',
  updated_at timestamptz not null
);
create index picture_titles_picture on picture_titles (picture_id);
create index picture_titles_phone_picture on picture_titles (phone_picture_id);

create table categories (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 80),
  description text not null,
  tint text not null default 'leaf',
  picture_id integer references pictures,
  picture_alt text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index categories_name_taken on categories (lower(name));
create index categories_picture on categories (picture_id);

create table products (
  id integer generated always as identity primary key,
  -- An archived product outlives its category.
  category_id integer constraint category_has_products references categories,
  name text not null check (char_length(name) between 1 and 120),
  one_liner text not null,
  description text not null,
  price_paise integer not null check (price_paise >= 100),
  mrp_paise integer check (mrp_paise >= price_paise),
  discount integer check (discount between 0 and 99),
  quantity text not null,
  stock integer not null constraint stock_not_negative check (stock >= 0),
  composition jsonb,
  -- Raised by every edit, so that a second editor is told instead of overwriting the first.
  version integer not null default 1,
  -- Made by the form that added it: a form that is sent again, its answer lost, adds nothing.
  form_key text constraint one_product_a_form unique,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (archived_at is not null or category_id is not null)
);
create index products_in_category on products (category_id, id) where archived_at is null;
create index products_on_sale on products (id) where archived_at is null;
create index products_running_low on products (stock, id) where archived_at is null;
create index products_by_name on products (lower(name), id) where archived_at is null;
create index products_by_price on products (price_paise, id) where archived_at is null;
create index products_archived on products (category_id) where archived_at is not null;

create table product_pictures (
  product_id integer not null references products on delete cascade,
  position integer not null check (position between 1 and 4),
  picture_id integer not null references pictures,
  alt text not null default '',
  primary key (product_id, position)
);
create index product_pictures_picture on product_pictures (picture_id);

create table cart_items (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  product_id integer not null references products,
  quantity integer not null check (quantity between 1 and 1000),
  -- The price the shopper last saw: an order at another one is asked again, not placed.
  seen_price_paise integer not null,
  added_at timestamptz not null,
  constraint one_line_a_product unique (user_id, product_id)
);
create index cart_items_product on cart_items (product_id);
