import { sql, type Transaction } from 'kysely'
import { areSalesUpdating } from '#backoffice/reports/server/sales.queries.ts'
import { updateDailySales } from '#backoffice/reports/server/update-daily-sales.ts'
import type { Db } from '#database/connect.ts'
import { connectWithoutTimeout } from '#database/failover/connect-without-timeout.ts'
import type { Database } from '#database/schema.ts'
import { paymentState, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { openSession } from '#people/sessions/server/sessions.queries.ts'
import { writeCounters } from './write-counters.ts'

type Trx = Transaction<Database>

/** Row counts of the growing tables. */
export type Size = { products: number; users: number; orders: number; tickets?: number }

/** Session tokens of an administrator, and of a customer with the same number of orders at every size. */
export type FilledShop = { adminToken: string; customerToken: string }

const admin = 1
const customer = 2
const ordersOfCustomer = 25
/** Phone numbers must differ in most digits like real ones; consecutive numbers would share most of their trigrams. */
const [firstPhone, phones, betweenPhones] = [6_000_000_000, 4_000_000_000, 1_234_567_891]
export const customerPhone = firstPhone + ((customer * betweenPhones) % phones)
const categories = 20
const [toPack, delivered, cancelled] = [
  shipmentState.toPack,
  shipmentState.delivered,
  shipmentState.cancelled,
].map(sql.lit)
const [notPaid, paid] = [paymentState.unpaid, paymentState.paid].map(sql.lit)
const [versions, notes, batches] = [5000, 1000, 5000]
const someTickets = 8000
const coupons = 200
/** The four newest orders are unpaid; the newest tenth of the others is to be packed. */
const unpaid = 4

/**
 * Fills an empty database like years of trade. Triggers and foreign keys are off, because they would run for each row;
 * the rows that triggers maintain are written at the end.
 * @param db a handle with a long statement timeout
 */
export async function fillShop(db: Db, size: Size): Promise<FilledShop> {
  await db.connection().execute(async (one) => {
    await one.transaction().execute((trx) => fillTables(trx, size))
    await requireRightTotals(one)
    while (await areSalesUpdating(one)) await updateDailySales({ db: one })
    await sql`vacuum analyze`.execute(one)
  })
  const now = new Date()
  return {
    adminToken: await openSession(db, admin, now),
    customerToken: await openSession(db, customer, now),
  }
}

/** Inserting a million orders takes longer than the statement timeout of the shop's own handle. */
export async function fillWithoutTimeout(databaseUrl: string, size: Size) {
  const db = connectWithoutTimeout(databaseUrl)
  try {
    return await fillShop(db, size)
  } finally {
    await db.destroy()
  }
}

async function fillTables(trx: Trx, size: Size) {
  await sql`set local session_replication_role = replica`.execute(trx)
  await withoutIndex(trx, 'products_found', () => fillCatalogue(trx, size))
  await fillLabels(trx, size)
  await fillUsers(trx, size)
  await fillOrders(trx, size)
  await fillParcels(trx)
  await fillReturns(trx, size)
  await fillCoupons(trx)
  await fillDocuments(trx)
  await fillWords(trx)
  await fillTickets(trx, size)
  await withoutIndex(trx, 'reviews_by_words', () => fillReviews(trx, size))
  await fillBatches(trx, size)
  await writeOrderWords(trx)
  await writeCounters(trx)
}

/** Most batches are sold out, because they were received over the years. */
const fillBatches = (trx: Trx, { products }: Size) =>
  sql`
    insert into batches (pack_id, code, packed_on, best_before, left_units, added_at)
    select 1 + n % ${sql.lit(products)}, 'B' || n, current_date - 400 + n / 20, current_date - 100 + n / 20,
      case when n % 50 = 0 then 1 else 0 end, now()
    from generate_series(1, ${sql.lit(batches)}) as n`.execute(trx)

/** One picture each; every twentieth product is sold out and as many are low. The search columns are filled as well. */
async function fillCatalogue(trx: Trx, { products }: Size) {
  await sql`
    insert into categories (name, description, created_at, updated_at)
    select 'Category ' || n, 'What people come for.', now(), now() from generate_series(1, ${sql.lit(categories)}) as n`.execute(
    trx,
  )
  await sql`
    insert into pictures (key, width, height, widths, bytes, created_at)
    select md5(n::text), 1200, 1200, '{320,640,960,1200}', 90000, now()
    from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)
  await sql`alter table products enable always trigger write_product_words`.execute(trx)
  await sql`alter table packs enable always trigger note_opening_stock`.execute(trx)
  await sql`
    insert into products
      (category_id, name, one_liner, description, created_at, updated_at)
    select 1 + n % ${sql.lit(categories)}, 'Millet Muesli ' || n, 'Crunchy.', 'Toasted millet. Palm jaggery.', now(), now()
    from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)
  await sql`
    insert into packs (product_id, position, label, price_paise, stock)
    select n, 1, '400 g', 20000 + n % 50 * 500, case n % 20 when 0 then 0 when 10 then 3 else 100 end
    from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)
  await sql`alter table products enable trigger write_product_words`.execute(trx)
  await sql`alter table packs enable trigger note_opening_stock`.execute(trx)
  await sql`
    insert into product_pictures (product_id, position, picture_id)
    select n, 1, n from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)
}

/** Half of the labels contain nuts, all are vegetarian, and few are vegan. */
const fillLabels = (trx: Trx, { products }: Size) =>
  sql`
    insert into product_labels (product_id, label, version)
    select n, jsonb_build_object('mark', 'veg', 'ingredients', 'Millet', 'may_contain', '[]'::jsonb,
      'contains', case n % 2 when 0 then '["tree_nuts"]'::jsonb else '[]' end,
      'claims', case n % 500 when 77 then '["vegan"]'::jsonb else '[]' end), 1
    from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)

/** One in a hundred is an administrator, and the first one owns the shop; names repeat like real ones. */
async function fillUsers(trx: Trx, { users }: Size) {
  await sql`
    insert into users (name, email, phone, role, pin_hash, created_at)
    select (array['Anitha', 'Bala', 'Chitra', 'Devi', 'Ezhil', 'Fathima', 'Ganesh', 'Hari', 'Indira', 'Jaya'])[1 + n % 10]
      || ' ' || chr(65 + n / 10 % 26) || '. ' || (array['Raj', 'Kumar', 'Mani', 'Selvam'])[1 + n / 260 % 4],
      'person' || n || '@shop.example',
      ${sql.lit(firstPhone)} + n::bigint * ${sql.lit(betweenPhones)} % ${sql.lit(phones)}, case when n % 100 = 1 then 'admin' else 'customer' end,
      'none', now()
    from generate_series(1, ${sql.lit(users)}) as n`.execute(trx)
  await sql`insert into staff (user_id, role, since) values (${sql.lit(admin)}, 'owner', now())`.execute(trx)
}

/** Over two years, two products each. One customer has a fixed number of orders; the others share the rest. */
async function fillOrders(trx: Trx, { products, users, orders }: Size) {
  const perOrder = sql.lit((2 * 365 * 86_400) / orders)
  await sql`
    insert into orders (user_id, user_name, user_phone, payment_state, parcel_state, total_paise, receipt,
      provider_order_id, address, hold_expires_at, created_at, paid_at, sold_on, delivered_at, cancelled_at)
    select users.id, users.name, users.phone, case when paid_at is null then ${notPaid} else ${paid} end, parcel,
      20000 + a % 50 * 500 + 2 * (20000 + b % 50 * 500), 'order-' || n, 'order_' || n,
      jsonb_build_object('full_name', users.name, 'address_line1', '12, Nehru Street', 'address_line2', null,
        'city', 'Coimbatore', 'state', 'Tamil Nadu', 'postal_code', '641012', 'country', 'India', 'phone', users.phone),
      at + interval '15 minutes', at, paid_at, (paid_at at time zone 'Asia/Kolkata')::date,
      case parcel when ${delivered} then at + interval '3 days' end, case parcel when ${cancelled} then at end
    from (
      select *, case when parcel <> ${cancelled} and n <= ${sql.lit(orders - unpaid)} then at end as paid_at from (
        select n, now() - greatest(${sql.lit(orders - unpaid)} - n, 0) * interval '1 second' * ${perOrder} as at,
          1 + n % ${sql.lit(products)} as a, 1 + (n + ${sql.lit(products / 2)}) % ${sql.lit(products)} as b,
          case when n % ${sql.lit(orders / ordersOfCustomer)} = 1 then ${sql.lit(customer)}
            else 3 + n * 7919 % ${sql.lit(users - 2)} end as user_id,
          case when n > ${sql.lit(orders - unpaid)} then ${toPack} when n % 50 = 0 then ${cancelled}
            when n > ${sql.lit(orders * 0.9)} then ${toPack} else ${delivered} end as parcel
        from generate_series(1::bigint, ${sql.lit(orders)}) as n
      ) as chosen
    ) as made join users on users.id = user_id order by n`.execute(trx)
  await sql`
    insert into order_buyers (order_id, name, phone, email)
    select orders.id, user_name, user_phone, users.email from orders join users on users.id = user_id`.execute(
    trx,
  )
  await sql`
    insert into order_items (order_id, pack_id, name, size, quantity, unit_price_paise, picture_id)
    select orders.id, packs.id, products.name, packs.label, units, packs.price_paise, products.id
    from orders
      cross join lateral (values (1 + orders.id % ${sql.lit(products)}, 1),
        (1 + (orders.id + ${sql.lit(products / 2)}) % ${sql.lit(products)}, 2)) as line (product_id, units)
      join products on products.id = line.product_id join packs on packs.product_id = line.product_id
    order by orders.id`.execute(trx)
  await sql`
    insert into payments (id, order_id, status, amount_paise, captured, pays_order, method, created_at, updated_at)
    select 'pay_' || id, id, 'captured', total_paise, true, true, 'upi', paid_at, paid_at
    from orders where paid_at is not null`.execute(trx)
  await sql`
    insert into outbox (kind, subject_key, recipient, subject, body_text, body_html, next_attempt_at, sent_at, created_at)
    select 'order-confirmation', id, 'person@shop.example', 'Your order ' || id, '', '', paid_at, paid_at, paid_at
    from orders where paid_at is not null`.execute(trx)
  await sql`
    insert into activity (actor_id, actor_name, subject_kind, subject_id, subject_name, action, happened_at)
    select ${sql.lit(admin)}, 'Meena Admin', 'order', id, 'Order ' || id, 'delivered', delivered_at
    from orders where delivered_at is not null`.execute(trx)
}

/** Each delivered order has one shipment; every tenth order is partly refunded. */
async function fillParcels(trx: Trx) {
  await sql`
    insert into parcels (order_id, courier, tracking_number, form_key, dispatched_at, delivered_at)
    select id, 'dtdc', 'D' || id, 'form-' || id, delivered_at - interval '1 day', delivered_at
    from orders where parcel_state = ${delivered}`.execute(trx)
  await sql`
    insert into parcel_items (parcel_id, order_item_id, quantity)
    select parcels.id, order_items.id, order_items.quantity
    from parcels join order_items using (order_id)`.execute(trx)
  await sql`
    insert into refunds (payment_id, order_id, amount_paise, reason, idempotency_key, status, next_attempt_at,
      created_at, updated_at)
    select payments.id, order_id, 5000, 'damaged', 'refund-' || order_id, 'processed', delivered_at, delivered_at,
      delivered_at
    from payments join orders on orders.id = order_id where delivered_at is not null and order_id % 10 = 0`.execute(
    trx,
  )
}

/** Of every hundredth order; a tenth of them wait for an answer. */
async function fillReturns(trx: Trx, { orders }: Size) {
  await sql`
    insert into returns (order_id, form_key, state, reason, by_customer, requested_at, changed_at)
    select n, 'return-' || n, case n % 1000 when 0 then 'requested' else 'closed' end, 'damaged', true, now(), now()
    from generate_series(100, ${sql.lit(orders)}, 100) as n`.execute(trx)
  await sql`
    insert into return_lines (return_id, order_item_id, quantity)
    select returns.id, min(order_items.id), 1
    from returns join order_items using (order_id) group by returns.id`.execute(trx)
}

const fillCoupons = (trx: Trx) =>
  sql`
    insert into coupons (name, code, kind, percent, starts_at, form_key, created_at, updated_at)
    select 'Coupon ' || n, 'SAVE' || n, 'percent', 10, now(), 'coupon-' || n, now(), now()
    from generate_series(1, ${sql.lit(coupons)}) as n`.execute(trx)

/** Years of changes to one page's texts, and notes about the customer with the most orders. */
async function fillWords(trx: Trx) {
  await sql`
    insert into page_texts (page, language, version, state, texts, saved_at, saved_by_name)
    select 'home', 'en', n, 'published', '{}', now(), 'Meena Admin' from generate_series(1, ${sql.lit(versions)}) as n`.execute(
    trx,
  )
  await sql`
    insert into customer_notes (user_id, actor_name, body, form_key, written_at)
    select ${sql.lit(customer)}, 'Meena Admin', 'Rings the bell twice.', 'note-' || n, now()
    from generate_series(1, ${sql.lit(notes)}) as n`.execute(trx)
}

/** Half of them are closed, and half of the open ones are overdue. */
const fillTickets = (trx: Trx, { tickets = someTickets }: Size) =>
  sql`
    insert into tickets (user_id, kind, locale, form_key, state, opened_at, acknowledged_at, settled_at, acknowledge_by,
      settle_by)
    select ${sql.lit(customer)} + n % 50, 'complaint', 'en', 'ticket-' || n,
      case n % 2 when 0 then 'settled' else 'open' end, at, case n % 2 when 0 then at end,
      case n % 2 when 0 then at end, at + case n % 4 when 1 then -1 else 1 end * interval '2 days', at + interval '1 month'
    from (select n, now() - n * interval '1 second' as at from generate_series(1, ${sql.lit(tickets)}) as n) as opened`.execute(
    trx,
  )

/** Of the first fifty products; a quarter of them wait. */
async function fillReviews(trx: Trx, { products }: Size) {
  await sql`
    insert into reviews (product_id, buyer, size, stars, text, shown_name, locale, state, written_at)
    select 1 + n % 50, 'demo:' || n, '400 g', 1 + n % 5, 'Review number ' || n || ' of our breakfast.', 'Kavin', 'en',
      case n % 4 when 0 then 'waiting' else 'published' end, now()
    from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)
  await sql`
    insert into product_ratings (product_id, stars_1, stars_2, stars_3, stars_4, stars_5)
    select product_id, sum((stars = 1)::int), sum((stars = 2)::int), sum((stars = 3)::int), sum((stars = 4)::int),
      sum((stars = 5)::int)
    from reviews where state = 'published' group by product_id`.execute(trx)
}

const writeOrderWords = (trx: Trx) =>
  withoutIndex(trx, 'order_words_found', () =>
    sql`insert into order_words (order_id, words) select id, words_of_order(orders) from orders`.execute(trx),
  )

/** Building an index once is much faster than updating it for each row. */
async function withoutIndex(trx: Trx, index: string, write: () => Promise<unknown>) {
  const { rows } = await sql<{ made_by: string }>`
    select pg_get_indexdef(${index}::regclass) as made_by`.execute(trx)
  await sql`drop index ${sql.id(index)}`.execute(trx)
  await write()
  await sql.raw(rows[0]?.made_by ?? '').execute(trx)
}

/** Runs the check that was off while the orders were written. */
async function requireRightTotals(db: Db) {
  const { rows } = await sql`
    select from orders join (
      select order_id, sum(quantity * unit_price_paise) as lines from order_items group by order_id
    ) as summed on order_id = id where total_paise <> lines limit 1`.execute(db)
  if (rows.length > 0) throw new Error('an order has a total that is not the sum of its lines')
}

/** A plain bill for each paid order. */
async function fillDocuments(trx: Trx) {
  await sql`
    insert into documents (kind, financial_year, serial, number, order_id, issued_at, body)
    select 'bill', '26-27', row_number() over (order by id),
      'PP/26-27/B' || to_char(row_number() over (order by id), 'FM9900000'), id, paid_at,
      jsonb_build_object('issued_on', '2026-06-15', 'total_paise', total_paise, 'lines', '[]'::jsonb)
    from orders where paid_at is not null`.execute(trx)
}
