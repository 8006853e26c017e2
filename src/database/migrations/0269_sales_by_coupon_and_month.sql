-- Sales by coupon: the coupons of each order, as a list of their ids in ascending order such as `3,7`; empty without one. An order
-- counts once, whatever its number of coupons, so the sums by coupon equal those of the orders.
alter table daily_sales add column coupons text not null default '';
-- Safe for the release before: daily_sales.daily_sales_pkey, because its rows differ in the other columns.
alter table daily_sales drop constraint daily_sales_pkey,
  add primary key (day, zone, payment_method, kind_of_buyer, coupons);

-- The days on which coupons were used are added up again.
insert into changed_sales_days (day)
  select distinct sold_on from orders
  join order_adjustments on order_adjustments.order_id = orders.id
  join order_coupons on order_coupons.discount_id = order_adjustments.id
  where sold_on is not null;

-- The sums of daily_variant_sales by month: a report of a year reads a thirtieth of the rows.
create table monthly_variant_sales (
  -- Its first day.
  month date not null,
  -- The variant. Null: delivery, and refunds that are for no product.
  pack_id integer references packs (id),
  units integer not null,
  sold_paise bigint not null,
  refunded_paise bigint not null,
  unique nulls not distinct (month, pack_id)
);

insert into monthly_variant_sales (month, pack_id, units, sold_paise, refunded_paise)
  select date_trunc('month', day)::date, pack_id, sum(units), sum(sold_paise), sum(refunded_paise)
  from daily_variant_sales group by 1, 2;

-- Days are only inserted and deleted, never changed in place. Triggers keep the months, so that those of the release before
-- are right too.
create function add_to_months() returns trigger language plpgsql as $$
begin
  insert into monthly_variant_sales as total (month, pack_id, units, sold_paise, refunded_paise)
    select date_trunc('month', day)::date, pack_id, sum(units), sum(sold_paise), sum(refunded_paise)
    from changed group by 1, 2
    on conflict (month, pack_id) do update set units = total.units + excluded.units,
      sold_paise = total.sold_paise + excluded.sold_paise, refunded_paise = total.refunded_paise + excluded.refunded_paise;
  return null;
end $$;
create function take_from_months() returns trigger language plpgsql as $$
begin
  update monthly_variant_sales as total set units = total.units - gone.units,
    sold_paise = total.sold_paise - gone.sold_paise, refunded_paise = total.refunded_paise - gone.refunded_paise
    from (
      select date_trunc('month', day)::date as month, pack_id, sum(units)::integer as units, sum(sold_paise) as sold_paise,
        sum(refunded_paise) as refunded_paise
      from changed group by 1, 2
    ) as gone
    where total.month = gone.month and total.pack_id is not distinct from gone.pack_id;
  return null;
end $$;
-- Safe for the release before: daily_variant_sales.add_to_months, because it only changes rows of another table.
create trigger add_to_months after insert on daily_variant_sales referencing new table as changed
  for each statement execute function add_to_months();
-- Safe for the release before: daily_variant_sales.take_from_months, because it only changes rows of another table.
create trigger take_from_months after delete on daily_variant_sales referencing old table as changed
  for each statement execute function take_from_months();
