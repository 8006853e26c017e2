-- An order's money and its parcel are two states, and the specification's word for both is derived from them (decision X6),
-- here and nowhere else: nobody can write it. What is indexed and asked by it goes on as before.
drop trigger count_changed_order on orders;
drop index orders_by_status;
drop index orders_on_hold;
drop index one_pending_order_a_user;
drop index unpaid_orders_of_network;
alter table orders rename column status to earlier_status;
alter table orders
  add column payment_state text not null default 'unpaid',
  add column parcel_state text not null default 'to_pack';

-- One statement, so that the table is written anew once. An order whose whole money went back is not packed any more; one
-- that had been handed over before stays so.
alter table orders
  alter column payment_state type text using case
    when paid_at is null then 'unpaid'
    when refunded_paise = 0 then 'paid'
    when refunded_paise < total_paise then 'partly_refunded'
    else 'refunded' end,
  alter column parcel_state type text using case
    when earlier_status = 'delivered' or (earlier_status = 'cancelled' and delivered_at is not null) then 'delivered'
    when earlier_status = 'cancelled' then 'cancelled'
    else 'to_pack' end,
  add column status text not null generated always as (case
    when parcel_state = 'cancelled' or payment_state = 'refunded' then 'cancelled'
    when parcel_state = 'delivered' then 'delivered'
    when payment_state = 'unpaid' then 'pending'
    else 'paid' end) stored,
  add constraint payment_state_is_that_of_the_money check (payment_state = case
    when paid_at is null then 'unpaid'
    when refunded_paise = 0 then 'paid'
    when refunded_paise < total_paise then 'partly_refunded'
    else 'refunded' end),
  add constraint parcel_state_is_known check (parcel_state in ('to_pack', 'delivered', 'cancelled')),
  add constraint delivered_once check (parcel_state <> 'delivered' or delivered_at is not null),
  add constraint cancelled_once check (status <> 'cancelled' or cancelled_at is not null);
alter table orders drop column earlier_status;

create index orders_by_status on orders (status, id);
create index orders_on_hold on orders (hold_expires_at) where status = 'pending';
create unique index one_pending_order_a_user on orders (user_id) where status = 'pending';
create index unpaid_orders_of_network on orders (client_network) where status = 'pending';
create trigger count_changed_order after update on orders for each row
  when (old.status <> new.status or old.sold_on is distinct from new.sold_on or old.refunded_paise <> new.refunded_paise)
  execute function count_changed_order();
analyze orders;
