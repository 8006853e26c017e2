-- The keys of order_history are back at once for new rows, and the rows of before are checked without stopping sales.
alter table order_history
  add constraint order_history_order_id_fkey foreign key (order_id) references orders on delete cascade not valid,
  add constraint order_history_actor_id_fkey foreign key (actor_id) references users on delete set null not valid;
