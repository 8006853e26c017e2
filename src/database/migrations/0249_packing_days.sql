-- The day on which an order is to be packed, set when it is placed; empty for orders of earlier releases. A shop with a daily limit
-- counts the orders of a day that are not cancelled.
alter table orders add column pack_on date;
create index orders_by_packing_day on orders (pack_on) where pack_on is not null and status <> 'cancelled';
-- Whether a holiday of the shop was on when pages were last told to be made anew; see `note-closure.ts`.
alter table catalogue_version add column closed boolean not null default false;
