import type { Transaction } from 'kysely'
import { type WrongField, wrongField } from '#catalogue/products/server/change-refusals.ts'
import { requireProduct } from '#catalogue/products/server/products/product-view.ts'
import { lockProduct } from '#catalogue/products/server/products/products.queries.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import { setPricesInForce } from '#database/prices-in-force.ts'
import type { Database } from '#database/schema.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { formatRupees, toPaise } from '#values/money/money.ts'
import type { PeriodInput, PricePeriod } from '../contract.ts'
import { findPeriodProblem, overlaps } from '../rules/find-period-problem.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { activity } from '../words/office/en.ts'
import { listPeriods } from './periods.queries.ts'

type Trx = Transaction<Database>
type Needed = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
type Actor = { id: number; name: string }

/** More could not be looked over. */
const maxPeriods = 20

type PeriodRefused =
  | WrongField
  | { ok: false; reason: 'NO_SUCH_PRODUCT' | 'PERIOD_GONE' | 'EDITED_MEANWHILE' }
type SavePeriod = { ok: true; period: PricePeriod } | PeriodRefused
type RemovePeriod = { ok: true; hasStarted: boolean } | PeriodRefused

/** Runs a change while the product and its sizes are locked, so that two periods can't overlap. */
const changePeriods = <Refused>(
  parts: Needed,
  productId: number,
  change: (trx: Trx, now: Date) => Promise<Refused>,
) =>
  changeCatalogue(parts, async (trx) => {
    if (!(await lockProduct(trx, productId))) return { ok: false, reason: 'NO_SUCH_PRODUCT' } as const
    return change(trx, parts.clock.now())
  })

/** Gives a size a price for a period. A repeated request returns the period that the first one added. */
export const addPeriod = (
  parts: Needed,
  actor: Actor,
  productId: number,
  { pack_id: packId, ...input }: PeriodInput & { pack_id: number },
): Promise<SavePeriod> =>
  changePeriods(parts, productId, async (trx, now) => {
    const wanted = startingNow(input, now)
    const all = await listPeriods(trx, productId, now)
    const others = all.filter((other) => other.pack_id === packId)
    const same = others.find((other) => isSame(other, wanted))
    if (same) return { ok: true, period: same }
    const refused =
      (await findRefusal(trx, { productId, packId, wanted, others, now })) ??
      (others.length >= maxPeriods ? wrongField('starts_at', sentences.tooMany({ most: maxPeriods })) : null)
    if (refused) return refused
    const { id } = await trx
      .insertInto('price_periods')
      .values({ pack_id: packId, ...toColumns(wanted), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(trx, { productId, packId, actor, action: activity.planned, to: wanted.price, now })
    return { ok: true, period: await requirePeriod(trx, productId, id, now) }
  })

/** Changes a period that has not ended. `version` is the one that the form was opened at (optimistic lock). */
export const editPeriod = (
  parts: Needed,
  actor: Actor,
  { productId, periodId }: { productId: number; periodId: number },
  { version, ...input }: PeriodInput & { version: number },
): Promise<SavePeriod> =>
  changePeriods(parts, productId, async (trx, now) => {
    const all = await listPeriods(trx, productId, now)
    const stored = all.find(({ id }) => id === periodId)
    if (!stored) return { ok: false, reason: 'PERIOD_GONE' }
    // A running period that is sent without a start keeps its own.
    const wanted =
      input.starts_at === null && stored.running
        ? { ...input, starts_at: stored.starts_at }
        : startingNow(input, now)
    if (isSame(stored, wanted)) return { ok: true, period: stored }
    if (stored.version !== version) return { ok: false, reason: 'EDITED_MEANWHILE' }
    const { pack_id: packId } = stored
    const others = all.filter((other) => other.pack_id === packId && other.id !== periodId)
    const refused = await findRefusal(trx, { productId, packId, wanted, stored, others, now })
    if (refused) return refused
    await trx
      .updateTable('price_periods')
      .set(toColumns(wanted))
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', periodId)
      .execute()
    const changed = { from: stored.price, to: wanted.price }
    await recordChange(trx, { productId, packId, actor, action: activity.edited, ...changed, now })
    return { ok: true, period: await requirePeriod(trx, productId, periodId, now) }
  })

/** Deletes a period that has not begun. The one that is running ends now, and the regular price returns. */
export const removePeriod = (
  parts: Needed,
  actor: Actor,
  { productId, periodId }: { productId: number; periodId: number },
): Promise<RemovePeriod> =>
  changePeriods(parts, productId, async (trx, now) => {
    const stored = (await listPeriods(trx, productId, now)).find(({ id }) => id === periodId)
    if (!stored) return { ok: false, reason: 'PERIOD_GONE' }
    const { pack_id: packId, price, starts_at } = stored
    const hasStarted = starts_at < now.toISOString()
    if (hasStarted)
      await trx.updateTable('price_periods').set({ ends_at: now }).where('id', '=', periodId).execute()
    else await trx.deleteFrom('price_periods').where('id', '=', periodId).execute()
    const action = hasStarted ? activity.ended : activity.removed
    await recordChange(trx, { productId, packId, actor, action, from: price, now })
    return { ok: true, hasStarted }
  })

type Wanted = PeriodInput & { starts_at: string }

const startingNow = (input: PeriodInput, now: Date): Wanted => ({
  ...input,
  starts_at: input.starts_at ?? now.toISOString(),
})

const isSame = (stored: PricePeriod, wanted: Wanted) =>
  stored.price === wanted.price && stored.starts_at === wanted.starts_at && stored.ends_at === wanted.ends_at

const toColumns = ({ price, starts_at, ends_at }: Wanted) => ({
  price_paise: toPaise(price),
  starts_at: new Date(starts_at),
  ends_at: ends_at === null ? null : new Date(ends_at),
})

type ToCheck = {
  productId: number
  packId: number
  wanted: Wanted
  stored?: PricePeriod
  others: PricePeriod[]
  now: Date
}

async function findRefusal(
  trx: Trx,
  { productId, packId, wanted, stored, others, now }: ToCheck,
): Promise<WrongField | null> {
  const { packs } = await requireProduct(trx, productId)
  const variant = packs.find(({ id }) => id === packId)
  if (!variant) return wrongField('pack_id', sentences.sizeIsGone)
  if (variant.mrp !== null && wanted.price > variant.mrp)
    return wrongField('price', sentences.aboveMrp({ mrp: formatRupees(variant.mrp) }))
  const issue = findPeriodProblem(wanted, stored, now)
  if (issue) return wrongField(issue.field, sentences[issue.problem])
  return others.some((other) => overlaps(wanted, other)) ? wrongField('starts_at', sentences.overlaps) : null
}

async function requirePeriod(trx: Trx, productId: number, periodId: number, now: Date) {
  const period = (await listPeriods(trx, productId, now)).find(({ id }) => id === periodId)
  if (!period) throw new Error(`the price period ${periodId} was just written, but is not there`)
  return period
}

type Recorded = {
  productId: number
  packId: number
  actor: Actor
  action: string
  /** Rupees; the regular price if it is undefined. */
  from?: number
  to?: number
  now: Date
}

/** Sets the price in force, logs the change, and raises the catalogue version. */
async function recordChange(trx: Trx, { productId, packId, actor, action, from, to, now }: Recorded) {
  await setPricesInForce(trx, [packId], now)
  const { name, packs } = await requireProduct(trx, productId)
  const variant = packs.find(({ id }) => id === packId)
  const several = packs.length > 1
  const subjectName = variant && several ? `${name}, ${variant.size}` : name
  const subject = { kind: 'product', id: productId, name: subjectName } as const
  const changes = { price: { from: from ?? variant?.price, to: to ?? variant?.price } }
  await recordActivity(trx, { actor, subject, action, changes, now })
  await bumpCatalogueVersion(trx)
}
