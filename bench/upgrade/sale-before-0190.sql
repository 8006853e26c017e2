-- A sale as releases before migration 0190 write it: it takes stock and adds a paid order with one line.
with taken as (update packs set stock = stock - 1 where id = 1001 returning id, price_paise),
  sold as (
    insert into orders (user_id, user_name, user_phone, payment_state, total_paise, receipt, address, hold_expires_at, created_at,
      paid_at, sold_on)
    select 1001, 'Anitha Raj', '9843011223', 'paid', price_paise, 'sale-' || clock_timestamp(), '{}', clock_timestamp(),
      clock_timestamp(), clock_timestamp(), current_date
    from taken returning id
  ), moved as (
    insert into stock_moves (pack_id, delta, reason, order_id, moved_at)
    select taken.id, -1, 'hold', sold.id, clock_timestamp() from taken, sold
  )
insert into order_items (order_id, pack_id, name, size, quantity, unit_price_paise)
select sold.id, taken.id, 'Millet Muesli', '400 g', 1, price_paise from taken, sold
