-- Which products were bought in the same orders, counted by a job. `buyers` are different people: a pair of one buyer alone
-- is never stored, so no row says what somebody bought.
create table product_pairs (
  product_id integer not null references products (id),
  other_id integer not null references products (id),
  orders integer not null,
  buyers integer not null check (buyers >= 2),
  counted_at timestamptz not null,
  primary key (product_id, other_id)
);
