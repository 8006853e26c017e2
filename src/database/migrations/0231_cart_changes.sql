-- The keys of changes that browsers may send again: a change with the same key is made once in a cart. Deleted with the cart,
-- and after a few days, when no browser sends a change again.
create table cart_changes (
  cart_id integer not null references carts on delete cascade,
  key text not null check (length(key) between 16 and 64),
  made_at timestamptz not null,
  primary key (cart_id, key)
);
create index cart_changes_by_age on cart_changes (made_at);
