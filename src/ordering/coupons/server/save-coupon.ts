import { sql, type Transaction } from 'kysely'
import { type EditConflict, type WrongField, wrongField } from '#catalogue/products/server/change-refusals.ts'
import { findEditConflict } from '#catalogue/products/server/find-edit-conflict.ts'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { isViolation } from '#database/violations.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { toPaise } from '#values/money/money.ts'
import type { AdminCoupon, CouponTerms, NewCoupon } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { findAdminCoupon } from './admin-coupons.queries.ts'

type Trx = Transaction<Database>
type SaveParts = Pick<Parts, 'db' | 'clock'>
type Actor = { id: number; name: string }
type SavedCoupon = { ok: true; id: number }
type NoSuchCoupon = { ok: false; reason: 'NO_SUCH_COUPON' }

/** Adds a coupon. The form that is sent twice adds one. */
export async function addCoupon(
  { db, clock }: SaveParts,
  actor: Actor,
  { form_key: formKey, code, benefit, ...terms }: NewCoupon & { form_key: string },
): Promise<SavedCoupon | WrongField> {
  const now = clock.now()
  try {
    return await transactUnlessRefused(db, async (trx): Promise<SavedCoupon | WrongField> => {
      const repeated = await findByFormKey(trx, formKey)
      if (repeated) return { ok: true, id: repeated.id }
      const startsAt = terms.starts_at ? new Date(terms.starts_at) : now
      const refused = refuseTerms(terms, startsAt)
      if (refused) return refused
      const { id } = await trx
        .insertInto('coupons')
        .values({
          ...columnsOf(terms),
          ...benefitColumns(benefit),
          code,
          starts_at: startsAt,
          form_key: formKey,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (!(await replaceGoods(trx, id, terms.goods))) return wrongField('goods', officeSentences.goodsGone)
      const subject = { kind: 'coupon', id, name: terms.name } as const
      await recordActivity(trx, { actor, subject, action: 'added', now })
      return { ok: true, id }
    })
  } catch (error) {
    // The same form, sent at the same moment.
    const repeated = await findByFormKey(db, formKey)
    if (repeated) return { ok: true, id: repeated.id }
    if (isViolation(error, 'one_coupon_a_code'))
      return wrongField('code', officeSentences.codeTaken({ code: code ?? '' }))
    throw error
  }
}

/**
 * Changes what can be changed of a coupon that wasn't ended. Refused if somebody else saved since the form was opened.
 * Orders that are placed at this moment are waited for, because a new limit counts them.
 */
export const editCoupon = (
  { db, clock }: SaveParts,
  actor: Actor,
  couponId: number,
  { version: expectedVersion, ...terms }: CouponTerms & { version: number | undefined },
) =>
  transactUnlessRefused(
    db,
    async (trx): Promise<SavedCoupon | WrongField | NoSuchCoupon | EditConflict<AdminCoupon>> => {
      const now = clock.now()
      const locked = await trx
        .selectFrom('coupons')
        .select('starts_at')
        .where('id', '=', couponId)
        .where('archived_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      const before = locked && (await findAdminCoupon(trx, couponId, now))
      if (!before) return { ok: false, reason: 'NO_SUCH_COUPON' }
      const conflict = await findEditConflict(trx, { kind: 'coupon', current: before, expectedVersion })
      if (conflict) return conflict
      const startsAt = terms.starts_at ? new Date(terms.starts_at) : locked.starts_at
      const refused = refuseTerms(terms, startsAt)
      if (refused) return refused
      await trx
        .updateTable('coupons')
        .set({ ...columnsOf(terms), starts_at: startsAt, uses: usesOf(couponId), updated_at: now })
        .where('id', '=', couponId)
        .execute()
      if (!(await replaceGoods(trx, couponId, terms.goods)))
        return wrongField('goods', officeSentences.goodsGone)
      const after = await findAdminCoupon(trx, couponId, now)
      const changes = changesBetween(comparable(before), comparable(after ?? before))
      if (Object.keys(changes).length === 0) return { ok: true, id: couponId }
      const subject = { kind: 'coupon', id: couponId, name: terms.name } as const
      await recordActivity(trx, { actor, subject, action: 'edited', changes, now })
      await trx.updateTable('coupons').set({ version: sql`version + 1` }).where('id', '=', couponId).execute()
      return { ok: true, id: couponId }
    },
  )

/** Ends a coupon for good: its code can be given to another. @returns its name; undefined if there is none */
export const endCoupon = ({ db, clock }: SaveParts, actor: Actor, id: number): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const ended = await trx
      .updateTable('coupons')
      .set({ archived_at: now, updated_at: now, version: sql`version + 1` })
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (ended) {
      const subject = { kind: 'coupon', id, name: ended.name } as const
      await recordActivity(trx, { actor, subject, action: 'ended', now })
      return ended.name
    }
    return (await trx.selectFrom('coupons').select('name').where('id', '=', id).executeTakeFirst())?.name
  })

const findByFormKey = (db: Parts['db'] | Trx, formKey: string) =>
  db.selectFrom('coupons').select('id').where('form_key', '=', formKey).executeTakeFirst()

function refuseTerms({ ends_at: endsAt, goods }: CouponTerms, startsAt: Date): WrongField | undefined {
  if (endsAt !== null && new Date(endsAt) <= startsAt)
    return wrongField('ends_at', officeSentences.endsBeforeStart)
  if (goods && goods.product_ids.length + goods.category_ids.length === 0)
    return wrongField('goods', officeSentences.goodsMissing)
  return undefined
}

const columnsOf = ({ goods, ...terms }: CouponTerms) => ({
  name: terms.name,
  translations: JSON.stringify(terms.name_ta ? { ta: { name: terms.name_ta } } : {}),
  minimum_paise: toPaise(terms.minimum),
  chosen_goods: goods !== null,
  combinable: terms.combinable,
  first_order_only: terms.first_order_only,
  ends_at: terms.ends_at === null ? null : new Date(terms.ends_at),
  max_uses: terms.max_uses,
  max_per_customer: terms.max_per_customer,
})

const benefitColumns = (benefit: NewCoupon['benefit']) => ({
  kind: benefit.kind,
  percent: benefit.kind === 'percent' ? benefit.percent : null,
  amount_paise: benefit.kind === 'amount' ? toPaise(benefit.amount) : null,
  buy_units: benefit.kind === 'buy_get' ? benefit.buy : null,
  free_units: benefit.kind === 'buy_get' ? benefit.free : null,
})

/** A coupon's orders that are not cancelled: they weren't counted while it had no limit. */
const usesOf = (couponId: number) => sql<number>`(
  select count(*)::integer from order_coupons join order_adjustments on order_adjustments.id = discount_id
    join orders on orders.id = order_id
  where coupon_id = ${couponId} and orders.status <> ${orderStatus.cancelled}
)`

/** Stores what a coupon applies to. @returns whether all of it exists */
async function replaceGoods(trx: Trx, coupon: number, goods: CouponTerms['goods']) {
  const { product_ids: products, category_ids: categories } = goods ?? { product_ids: [], category_ids: [] }
  await trx.deleteFrom('coupon_products').where('coupon_id', '=', coupon).execute()
  await trx.deleteFrom('coupon_categories').where('coupon_id', '=', coupon).execute()
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

/** The fields compared for the activity log. */
const comparable = ({ goods, ...coupon }: AdminCoupon) => ({
  name: coupon.name,
  name_ta: coupon.name_ta,
  minimum: coupon.minimum,
  goods: goods && [...goods.products, ...goods.categories].map(({ name }) => name).join(', '),
  combinable: coupon.combinable,
  first_order_only: coupon.first_order_only,
  starts_at: coupon.starts_at,
  ends_at: coupon.ends_at,
  max_uses: coupon.max_uses,
  max_per_customer: coupon.max_per_customer,
})
