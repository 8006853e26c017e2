-- What referred to orders and accounts that were deleted while the keys were missing.
delete from order_history where not exists (select from orders where orders.id = order_id);
update order_history set actor_id = null
  where actor_id is not null and not exists (select from users where users.id = actor_id);
alter table order_history validate constraint order_history_order_id_fkey;
alter table order_history validate constraint order_history_actor_id_fkey;
