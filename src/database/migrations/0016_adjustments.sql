-- What comes on top of an order's lines or off them, such as a delivery fee or a discount: copied when it is placed.
create table order_adjustments (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  kind text not null check (kind in ('delivery', 'discount')),
  label text not null,
  amount_paise integer not null,
  check (amount_paise = 0 or (amount_paise < 0) = (kind = 'discount'))
);
create index adjustments_of_order on order_adjustments (order_id);

-- An order's total is the sum of its lines and adjustments: checked once all are written, when the transaction ends.
create or replace function order_total_is_sum_of_lines() returns trigger language plpgsql as $$
declare
  checked integer;
begin
  if tg_table_name = 'orders' then checked := new.id; else checked := new.order_id; end if;
  if exists (
    select from orders where id = checked and total_paise <>
      (select coalesce(sum(quantity * unit_price_paise), 0) from order_items where order_id = checked)
      + (select coalesce(sum(amount_paise), 0) from order_adjustments where order_id = checked)
  ) then
    raise exception 'order % has a total that is not the sum of its lines and adjustments', checked
      using errcode = 'check_violation', constraint = 'order_total_is_sum_of_lines';
  end if;
  return null;
end $$;
create constraint trigger order_adjustments_sum_to_total after insert or update on order_adjustments
  deferrable initially deferred for each row execute function order_total_is_sum_of_lines();
