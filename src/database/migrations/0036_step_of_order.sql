-- Each order may point to a line of its timeline, the last step of its parcel: when any line is deleted, the database looks
-- whether an order still points to it, and without this it reads all orders for that.
create index orders_of_step on orders (step_id) where step_id is not null;
