-- Orders of some days are found by the first and the last of them.
create index orders_by_day on orders (created_at);
