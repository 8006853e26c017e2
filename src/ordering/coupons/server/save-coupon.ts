import { sql, type Transaction } from 'kysely'
import { type WrongField, wrongField } from '#catalogue/products/server/change-refusals.ts'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { isViolation } from '#database/violations.ts'
import type { Parts } from '#parts.ts'
import { toPaise } from '#values/money/money.ts'
import type { NewCoupon } from '../contract.ts'
import { officeSentences } from '../words/index.ts'

type Trx = Transaction<Database>

/** Adds a coupon. @returns its id */
export async function addCoupon(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  input: NewCoupon,
): Promise<{ ok: true; id: number } | WrongField> {
  const { goods, code, ends_at: endsAt, starts_at: startsAt } = input
  if (endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    return wrongField('ends_at', officeSentences.endsBeforeStart)
  if (goods && goods.product_ids.length + goods.category_ids.length === 0)
    return wrongField('goods', officeSentences.goodsMissing)
  try {
    return await transactUnlessRefused(db, async (trx) => {
      const { id } = await trx
        .insertInto('coupons')
        .values(columnsOf(input, clock.now()))
        .returning('id')
        .executeTakeFirstOrThrow()
      if (goods && !(await insertGoods(trx, id, goods))) return wrongField('goods', officeSentences.goodsGone)
      return { ok: true as const, id }
    })
  } catch (error) {
    if (isViolation(error, 'one_coupon_a_code'))
      return wrongField('code', officeSentences.codeTaken({ code: code ?? '' }))
    throw error
  }
}

/** Ends a coupon for good: its code can be given to another. @returns its name; undefined if there is none */
export const endCoupon = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: number) =>
  (
    await db
      .updateTable('coupons')
      .set({ archived_at: sql<Date>`coalesce(archived_at, ${clock.now()})`, updated_at: clock.now() })
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
  )?.name

const columnsOf = ({ benefit, goods, ...input }: NewCoupon, now: Date) => ({
  name: input.name,
  translations: JSON.stringify(input.name_ta ? { ta: { name: input.name_ta } } : {}),
  code: input.code,
  kind: benefit.kind,
  percent: benefit.kind === 'percent' ? benefit.percent : null,
  amount_paise: benefit.kind === 'amount' ? toPaise(benefit.amount) : null,
  buy_units: benefit.kind === 'buy_get' ? benefit.buy : null,
  free_units: benefit.kind === 'buy_get' ? benefit.free : null,
  minimum_paise: toPaise(input.minimum),
  chosen_goods: goods !== null,
  combinable: input.combinable,
  first_order_only: input.first_order_only,
  starts_at: new Date(input.starts_at),
  ends_at: input.ends_at === null ? null : new Date(input.ends_at),
  max_uses: input.max_uses,
  max_per_customer: input.max_per_customer,
  created_at: now,
  updated_at: now,
})

/** Stores what a coupon applies to. @returns whether all of it exists */
async function insertGoods(
  trx: Trx,
  coupon: number,
  { product_ids: products, category_ids: categories }: NonNullable<NewCoupon['goods']>,
) {
  const { numAffectedRows: addedProducts } = await sql`
    insert into coupon_products (coupon_id, product_id)
    select ${coupon}::integer, id from products where id = any(${products}::integer[])`.execute(trx)
  const { numAffectedRows: addedCategories } = await sql`
    insert into coupon_categories (coupon_id, category_id)
    select ${coupon}::integer, id from categories where id = any(${categories}::integer[])`.execute(trx)
  return (
    addedProducts === BigInt(new Set(products).size) && addedCategories === BigInt(new Set(categories).size)
  )
}
