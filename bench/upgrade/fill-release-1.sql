-- Fills a database of release 1 further: 10,000 products, 20,000 customers, 10,000 carts, 100,000 orders of two years with
-- two lines each, a tenth of them to pack. In the words of that release, which never change again. Triggers and foreign
-- keys are off meanwhile; what they would have counted is not what an upgrade is about.
set session_replication_role = replica;
insert into pictures (id, key, width, height, widths, bytes, created_at) overriding system value
  select 1000 + n, md5(n::text), 1200, 1200, '{320,640,960,1200}', 90000, now() from generate_series(1, 10000) as n;
insert into products
  (id, category_id, name, one_liner, description, price_paise, quantity, stock, created_at, updated_at)
  overriding system value
  select 1000 + n, 1, 'Millet Muesli ' || n, 'Crunchy.', 'Toasted millet. Palm jaggery.', 20000 + n % 50 * 500,
    (array['400 g', '1 kg', '250 ml', '6 pieces', 'Family pack'])[1 + n % 5], 100, now(), now()
  from generate_series(1, 10000) as n;
insert into product_pictures (product_id, position, picture_id)
  select 1000 + n, 1, 1000 + n from generate_series(1, 10000) as n;
insert into users (id, name, email, phone, role, pin_hash, created_at) overriding system value
  select 1000 + n, 'Anitha Raj', 'person' || n || '@shop.example', 7000000000 + n, 'customer', 'none', now()
  from generate_series(1, 20000) as n;
insert into cart_items (user_id, product_id, quantity, seen_price_paise, added_at)
  select 1000 + n, 1001 + n % 10000, 2, 20000, now() from generate_series(1, 20000, 2) as n;
insert into orders (id, user_id, user_name, user_phone, status, total_paise, receipt, provider_order_id, address,
  hold_expires_at, created_at, paid_at, sold_on, delivered_at, cancelled_at, refunded_paise, refunded_at)
  overriding system value
  select 1000 + n, 1001 + n % 20000, 'Anitha Raj', '9843011223', word, 60000, 'order-' || n, 'order_' || n,
    jsonb_build_object('full_name', 'Anitha Raj', 'address_line1', '12, Nehru Street', 'address_line2', null,
      'city', 'Coimbatore', 'state', 'Tamil Nadu', 'postal_code', '641012', 'country', 'India', 'phone', '9843011223'),
    at, at, paid, paid::date, case when word = 'delivered' then at end, case when word = 'cancelled' then at end,
    returned, case when returned > 0 then at end
  from (
    select *, case when word in ('paid', 'delivered') or returned > 0 then at end as paid from (
      select n, now() - (100000 - n) * interval '10 minutes' as at,
        case when n % 100 in (1, 2) then 'cancelled' when n > 99950 then 'pending' when n > 90000 then 'paid'
          else 'delivered' end as word,
        case when n % 100 = 2 then 60000 when n % 100 = 3 and n <= 99950 then 5000 else 0 end as returned
      from generate_series(1, 100000) as n
    ) as chosen
  ) as made;
insert into order_items (order_id, product_id, name, size, quantity, unit_price_paise)
  select 1000 + n, 1001 + (n + line * 5000) % 10000, 'Millet Muesli', '400 g', line, 20000
  from generate_series(1, 100000) as n, generate_series(1, 2) as line;
insert into payments (id, order_id, status, amount_paise, captured, pays_order, method, created_at, updated_at)
  select 'pay_' || id, id, 'captured', total_paise, true, true, 'upi', paid_at, paid_at
  from orders where paid_at is not null and id > 1000;
insert into order_words (order_id, words) select id, words_of_order(orders) from orders where id > 1000;
select setval('products_id_seq', 11000), setval('users_id_seq', 21000), setval('orders_id_seq', 101000);
reset session_replication_role;
