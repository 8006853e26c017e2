-- The sales of each day, which reports add up: a report reads a few rows for each day, however many orders there are. A job adds up
-- a day again whenever one of its orders changes (see `update-daily-sales.ts`).

-- The days to add up again. Rows are only appended, so that orders don't wait for each other.
create table changed_sales_days (
  day date not null
);
create index changed_sales_days_by_day on changed_sales_days (day);

-- What units cost before discounts, for sums over many lines.
create function paise_of_units(units integer, paise integer) returns bigint language sql immutable
  as $$ select units::bigint * paise $$;

create table daily_sales (
  -- The day of payment, in the shop's time zone.
  day date not null,
  -- The name of the delivery zone when the order was placed; empty without one.
  zone text not null,
  payment_method text not null,
  -- Whether the buyer had paid for an earlier order when the day was added up; `unknown` if the buyer's data has been erased.
  kind_of_buyer text not null check (kind_of_buyer in ('new', 'returning', 'unknown')),
  -- Orders that are not completely refunded.
  orders integer not null,
  -- What customers paid, after discounts and with delivery.
  sold_paise bigint not null,
  -- What they got back of it, on whichever day.
  refunded_paise bigint not null,
  primary key (day, zone, payment_method, kind_of_buyer)
);

create table daily_variant_sales (
  day date not null,
  -- The variant. Null: delivery, and refunds that are for no product.
  pack_id integer references packs (id),
  -- Units sold and not refunded.
  units integer not null,
  sold_paise bigint not null,
  refunded_paise bigint not null,
  unique nulls not distinct (day, pack_id)
);

create index orders_by_sold_on on orders (sold_on) where sold_on is not null;

create function note_new_sales_day() returns trigger language plpgsql as $$
begin
  insert into changed_sales_days (day) values (new.sold_on);
  return null;
end $$;
-- Safe for the release before: orders.note_new_sales_day, because it only notes which day to add up.
create trigger note_new_sales_day after insert on orders for each row when (new.sold_on is not null)
  execute function note_new_sales_day();

create function note_changed_sales_day() returns trigger language plpgsql as $$
begin
  insert into changed_sales_days (day)
    select day from (values (old.sold_on), (new.sold_on)) as sale (day) where day is not null group by day;
  return null;
end $$;
-- Safe for the release before: orders.note_changed_sales_day, because it only notes which day to add up.
create trigger note_changed_sales_day after update on orders for each row
  when (old.sold_on is distinct from new.sold_on or (new.sold_on is not null and (old.total_paise <> new.total_paise
    or old.refunded_paise <> new.refunded_paise
    or old.zone_name is distinct from new.zone_name
    or old.payment_method <> new.payment_method)))
  execute function note_changed_sales_day();

-- Which products a refund is for can become known after its amount.
create function note_refund_sales_day() returns trigger language plpgsql as $$
begin
  insert into changed_sales_days (day) select sold_on from orders where id = new.order_id and sold_on is not null;
  return null;
end $$;
-- Safe for the release before: refunds.note_refund_sales_day, because it only notes which day to add up.
create trigger note_refund_sales_day after update of status on refunds for each row
  when (old.status is distinct from new.status) execute function note_refund_sales_day();

create function note_refund_line_sales_day() returns trigger language plpgsql as $$
begin
  insert into changed_sales_days (day)
    select sold_on from orders join refunds on refunds.order_id = orders.id
    where refunds.id = new.refund_id and sold_on is not null;
  return null;
end $$;
-- Safe for the release before: refund_lines.note_refund_line_sales_day, because it only notes which day to add up.
create trigger note_refund_line_sales_day after insert on refund_lines for each row
  execute function note_refund_line_sales_day();

-- The days of earlier orders; the job adds them up, the newest first.
insert into changed_sales_days (day) select distinct sold_on from orders where sold_on is not null;
