-- Orders of guests, who have no account: they reach their order with a link.
alter table order_buyers
  -- The hash of the key in the link; null for an order that was placed with an account.
  add column link_hash text unique,
  add column link_expires_at timestamptz,
  -- The hash of the token of the visitor's cart that was ordered.
  add column cart_hash text,
  add constraint link_expires check ((link_hash is null) = (link_expires_at is null));
create index guest_orders_of_cart on order_buyers (cart_hash) where cart_hash is not null;
-- Guests are looked up by the phone or e-mail that an account proves, and by any part of their data in the order search.
create index guest_orders_of_phone on order_buyers (phone) where link_hash is not null;
create index guest_orders_of_email on order_buyers (email) where link_hash is not null;
create index guest_orders_found on order_buyers using gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops)
  where link_hash is not null;
