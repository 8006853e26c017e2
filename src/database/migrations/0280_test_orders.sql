-- An order with which the merchant tries the shop during setup: once it's paid, the shop cancels and refunds it.
alter table phone_orders add column is_test boolean not null default false;
create index phone_orders_of_tests on phone_orders (order_id) where is_test;
