import { sql, type Transaction } from 'kysely'
import { openSession } from '../src/areas/accounts/server/sessions.queries.ts'
import type { Db } from '../src/database/connect.ts'
import type { Database } from '../src/database/schema.ts'

type Trx = Transaction<Database>

/** How much there is of what grows. */
export type Size = { products: number; users: number; orders: number }

/** The logins of an administrator and of a customer with as many orders whatever the size. */
export type FilledShop = { adminToken: string; customerToken: string }

const admin = 1
const customer = 2
const ordersOfCustomer = 25
const categories = 20
/** These few newest orders wait for their payment; the newest tenth of the others is to be packed. */
const unpaid = 4

/**
 * Fills an empty database as years of trade would. Triggers and foreign keys are off meanwhile, for they would work
 * on row after row; what they keep is written at the end, by the same rules.
 */
export async function fillShop(db: Db, size: Size): Promise<FilledShop> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await one.transaction().execute((trx) => fillTables(trx, size))
    await requireRightTotals(one)
    await sql`vacuum analyze`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
  const now = new Date()
  return {
    adminToken: await openSession(db, admin, now),
    customerToken: await openSession(db, customer, now),
  }
}

async function fillTables(trx: Trx, size: Size) {
  await sql`set local session_replication_role = replica`.execute(trx)
  await fillCatalogue(trx, size)
  await fillUsers(trx, size)
  await fillOrders(trx, size)
  await writeOrderTallies(trx)
  await writeOrderWords(trx)
  await writeRowTallies(trx)
}

/** A picture each, every twentieth sold out and as many nearly. */
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
  await sql`
    insert into products
      (category_id, name, one_liner, description, price_paise, quantity, stock, created_at, updated_at)
    select 1 + n % ${sql.lit(categories)}, 'Millet Muesli ' || n, 'Crunchy.', 'Toasted millet. Palm jaggery.',
      20000 + n % 50 * 500, '400 g', case n % 20 when 0 then 0 when 10 then 3 else 100 end, now(), now()
    from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)
  await sql`
    insert into product_pictures (product_id, position, picture_id)
    select n, 1, n from generate_series(1, ${sql.lit(products)}) as n`.execute(trx)
}

/** One in a hundred is an administrator; names repeat, as names do. */
const fillUsers = (trx: Trx, { users }: Size) =>
  sql`
    insert into users (name, email, phone, role, pin_hash, created_at)
    select (array['Anitha', 'Bala', 'Chitra', 'Devi', 'Ezhil', 'Fathima', 'Ganesh', 'Hari', 'Indira', 'Jaya'])[1 + n % 10]
      || ' ' || chr(65 + n / 10 % 26) || '. ' || (array['Raj', 'Kumar', 'Mani', 'Selvam'])[1 + n / 260 % 4],
      'person' || n || '@shop.example', 7000000000 + n, case when n % 100 = 1 then 'admin' else 'customer' end,
      'none', now()
    from generate_series(1, ${sql.lit(users)}) as n`.execute(trx)

/** Over two years, two products each. One customer has a fixed number; the others share the rest. */
async function fillOrders(trx: Trx, { products, users, orders }: Size) {
  const perOrder = sql.lit((2 * 365 * 86_400) / orders)
  await sql`
    insert into orders (user_id, user_name, user_phone, status, total_paise, receipt, provider_order_id, address,
      hold_expires_at, created_at, paid_at, sold_on, delivered_at, cancelled_at)
    select users.id, users.name, users.phone, status,
      20000 + a % 50 * 500 + 2 * (20000 + b % 50 * 500), 'order-' || n, 'order_' || n,
      jsonb_build_object('full_name', users.name, 'address_line1', '12, Nehru Street', 'address_line2', null,
        'city', 'Coimbatore', 'state', 'Tamil Nadu', 'postal_code', '641012', 'country', 'India', 'phone', users.phone),
      at + interval '15 minutes', at, paid_at, (paid_at at time zone 'Asia/Kolkata')::date,
      case status when 'delivered' then at + interval '3 days' end, case status when 'cancelled' then at end
    from (
      select *, case when status in ('paid', 'delivered') then at end as paid_at from (
        select n, now() - greatest(${sql.lit(orders - unpaid)} - n, 0) * interval '1 second' * ${perOrder} as at,
          1 + n % ${sql.lit(products)} as a, 1 + (n + ${sql.lit(products / 2)}) % ${sql.lit(products)} as b,
          case when n % ${sql.lit(orders / ordersOfCustomer)} = 1 then ${sql.lit(customer)}
            else 3 + n * 7919 % ${sql.lit(users - 2)} end as user_id,
          case when n > ${sql.lit(orders - unpaid)} then 'pending' when n % 50 = 0 then 'cancelled'
            when n > ${sql.lit(orders * 0.9)} then 'paid' else 'delivered' end as status
        from generate_series(1::bigint, ${sql.lit(orders)}) as n
      ) as chosen
    ) as made join users on users.id = user_id order by n`.execute(trx)
  await sql`
    insert into order_items (order_id, product_id, name, size, quantity, unit_price_paise, picture_id)
    select orders.id, products.id, products.name, products.quantity, units, products.price_paise, products.id
    from orders
      cross join lateral (values (1 + orders.id % ${sql.lit(products)}, 1),
        (1 + (orders.id + ${sql.lit(products / 2)}) % ${sql.lit(products)}, 2)) as line (product_id, units)
      join products on products.id = line.product_id
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

/** What `count_new_orders` would have counted. */
const writeOrderTallies = (trx: Trx) =>
  sql`
    insert into order_tallies (counted, orders, paise)
    select status, count(*), sum(total_paise) from orders group by status
    union all select 'day:' || to_char(sold_on, 'YYYY-MM-DD'), count(*), sum(total_paise)
      from orders where sold_on is not null group by sold_on`.execute(trx)

/** An index is made in one go much faster than it grows. */
async function writeOrderWords(trx: Trx) {
  const index = await sql<{ made_by: string }>`
    select pg_get_indexdef('order_words_found'::regclass) as made_by`.execute(trx)
  await sql`drop index order_words_found`.execute(trx)
  await sql`insert into order_words (order_id, words) select id, words_of_order(orders) from orders`.execute(
    trx,
  )
  await sql.raw(index.rows[0]?.made_by ?? '').execute(trx)
}

const tallied = {
  'users:admin': sql`users where role = 'admin'`,
  'users:customer': sql`users where role = 'customer'`,
  products: sql`products`,
  categories: sql`categories`,
  activity: sql`activity`,
}

async function writeRowTallies(trx: Trx) {
  await sql`delete from row_tallies`.execute(trx)
  for (const [name, rows] of Object.entries(tallied))
    await sql`insert into row_tallies (counted, shard, amount) select ${name}, 0, count(*) from ${rows}`.execute(
      trx,
    )
}

/** The check that was off while the orders were written. */
async function requireRightTotals(db: Db) {
  const { rows } = await sql`
    select from orders join (
      select order_id, sum(quantity * unit_price_paise) as lines from order_items group by order_id
    ) as summed on order_id = id where total_paise <> lines limit 1`.execute(db)
  if (rows.length > 0) throw new Error('an order has a total that is not the sum of its lines')
}
