-- The discounts of orders. A discount is also a row of order_adjustments, with the same id and the negative amount, because an
-- order's total is the sum of its lines and adjustments. The previous release reads discounts only there.
create table order_discounts (
  id integer primary key references order_adjustments on delete cascade,
  source text not null check (source in ('merchant')),
  -- What it takes off the delivery charge. What it takes off the lines is in order_line_discounts.
  delivery_paise integer not null default 0 check (delivery_paise >= 0)
);

create table order_line_discounts (
  discount_id integer not null references order_discounts on delete cascade,
  order_item_id integer not null references order_items on delete cascade,
  amount_paise integer not null check (amount_paise > 0),
  primary key (discount_id, order_item_id)
);
create index discounts_of_line on order_line_discounts (order_item_id);

-- A discount is the sum of its shares, and no line and no delivery charge costs less than nothing. Checked when the transaction
-- ends, because the rows are written one after the other.
create function discount_is_sum_of_shares() returns trigger language plpgsql as $$
declare
  checked integer;
  discounted integer;
begin
  if tg_table_name = 'order_discounts' then checked := new.id; else checked := new.discount_id; end if;
  select order_id into discounted from order_adjustments where id = checked;
  if discounted is null then return null; end if;
  if exists (
    select from order_discounts join order_adjustments using (id)
    where id = checked and -amount_paise <> delivery_paise
      + (select coalesce(sum(amount_paise), 0) from order_line_discounts where discount_id = checked)
  ) then
    raise exception 'discount % is not the sum of its shares', checked
      using errcode = 'check_violation', constraint = 'discount_is_sum_of_shares';
  end if;
  if exists (
    select from order_items where order_id = discounted and quantity * unit_price_paise
      < (select coalesce(sum(amount_paise), 0) from order_line_discounts where order_item_id = order_items.id)
  ) or (
    select coalesce(sum(delivery_paise), 0) from order_discounts join order_adjustments using (id) where order_id = discounted
  ) > (
    select coalesce(sum(amount_paise), 0) from order_adjustments where order_id = discounted and kind = 'delivery'
  ) then
    raise exception 'the discounts of order % are more than what they are taken off', discounted
      using errcode = 'check_violation', constraint = 'discounts_are_within_prices';
  end if;
  return null;
end $$;
create constraint trigger discount_has_all_shares after insert or update on order_discounts
  deferrable initially deferred for each row execute function discount_is_sum_of_shares();
create constraint trigger line_discount_is_a_share after insert or update on order_line_discounts
  deferrable initially deferred for each row execute function discount_is_sum_of_shares();
