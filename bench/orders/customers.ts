import { sql } from 'kysely'
import { issueDay } from '#accounting/documents/server/issuing/issue-moment.ts'
import { financialYear } from '#accounting/tax/rules/financial-year.ts'
import type { Db } from '#database/connect.ts'
import { hashOfToken, newToken } from '#people/sessions/server/tokens.ts'

/** A signed-in customer with an address. */
export type Customer = { id: number; token: string }

const category = sql<number>`(select min(id) from categories)`

/**
 * The ids of customers, products and orders, and the serial numbers of documents, are far apart, so that a recorded
 * number shows what it is.
 */
export async function spreadIds(db: Db) {
  for (const [place, name] of ['users', 'products', 'orders'].entries())
    await sql`alter table ${sql.table(name)} alter column id restart with ${sql.lit((place + 1) * 1_000_000)}`.execute(
      db,
    )
  const financial_year = financialYear(issueDay(new Date()))
  await db
    .insertInto('document_series')
    .values(
      (['tax_invoice', 'bill_of_supply', 'bill'] as const).map((kind) => ({
        kind,
        financial_year,
        next: 4_000_000,
      })),
    )
    .execute()
}

/**
 * Products with two prices, each with this stock. Their packs have the same ids, so that a recorded number stands for
 * both.
 * @returns their ids
 */
export async function addProducts(db: Db, howMany: number, stock: number): Promise<number[]> {
  await sql`
    insert into categories (name, description, created_at, updated_at)
    values ('Muesli', 'Toasted flakes.', now(), now()) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into products (category_id, name, one_liner, description, created_at, updated_at)
      select ${category}, 'Millet Muesli ' || n, 'Crunchy.', 'Toasted millet. Palm jaggery.', now(), now()
      from generate_series(1, ${howMany}::integer) as n returning id
    )
    insert into packs (id, product_id, position, label, price_paise, stock) overriding system value
    select id, id, 1, '400 g', 32000 + id % 2 * 1000, ${stock} from added returning product_id as id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Customers who can order as soon as their carts are filled. */
export async function addCustomers(db: Db, howMany: number): Promise<Customer[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (name, email, phone, role, pin_hash, created_at)
    select 'Anitha Raj', 'anitha' || number || '@shop.example', number, 'customer', 'none', now()
    from (select 7000000000 + n + (select count(*) from users) as number
      from generate_series(1, ${howMany}::integer) as n) as numbers
    returning id`.execute(db)
  const customers = rows.map(({ id }) => ({ id, token: newToken() }))
  const ids = customers.map(({ id }) => id)
  await sql`
    insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
    select *, now(), now(), now() + interval '1 day'
    from unnest(${ids}::integer[], ${customers.map(({ token }) => hashOfToken(token))}::text[])`.execute(db)
  await sql`
    insert into addresses (user_id, full_name, address_line1, city, state, postal_code, country, phone, updated_at)
    select id, 'Anitha Raj', '12, Nehru Street', 'Coimbatore', 'Tamil Nadu', '641012', 'India', '9843011223', now()
    from unnest(${ids}::integer[]) as id`.execute(db)
  return customers
}

/** Adds one unit of each of these products to the carts, at the current price. */
export const fillCarts = (db: Db, lines: { customer: Customer; productId: number }[]) =>
  sql`
    with wanted as (
      select * from unnest(
        ${lines.map(({ customer }) => customer.id)}::integer[], ${lines.map(({ productId }) => productId)}::integer[]
      ) as wanted (user_id, product_id)
    ), filled as (
      insert into carts (user_id, created_at, used_at) select distinct user_id, now(), now() from wanted
      on conflict (user_id) do update set used_at = excluded.used_at returning id, user_id
    )
    insert into cart_items (cart_id, pack_id, quantity, seen_price_paise, added_at)
    select filled.id, packs.id, 1, price_paise, now()
    from wanted join filled using (user_id) join packs using (product_id)`.execute(db)
