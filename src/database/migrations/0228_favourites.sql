-- The products that a customer has saved. Visitors' favourites are only in their browser.
create table favourites (
  user_id integer not null references users (id),
  product_id integer not null references products (id),
  saved_at timestamptz not null,
  primary key (user_id, product_id)
);
