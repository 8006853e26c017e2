import type { Transaction } from 'kysely'
import { findClaims } from '#catalogue/labels/rules/food-claims.ts'
import { listLabelsOnSale, measureCoverage } from '#catalogue/labels/server/claims/claim-coverage.ts'
import { flattenTranslations } from '#catalogue/labels/server/claims/flatten-translations.ts'
import { type EditConflict, type WrongField, wrongField } from '#catalogue/products/server/change-refusals.ts'
import { findEditConflict } from '#catalogue/products/server/find-edit-conflict.ts'
import { translationsColumn } from '#catalogue/products/server/translations.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { isViolation } from '#database/violations.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import { findExceededLimit } from '#ordering/reservations/server/order-limits.ts'
import type { Parts } from '#parts.ts'
import { toPaise } from '#values/money/money.ts'
import type { AdminBundle, BundleEdit, NewBundle } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import {
  bundleNameConstraint,
  insertBundle,
  listKnownPacks,
  lockBundle,
  type PartInput,
  raiseBundleVersion,
  replaceParts,
  updateBundle,
} from './bundle-changes.queries.ts'
import { requireBundle } from './bundles.queries.ts'

type Trx = Transaction<Database>
type Actor = { id: number; name: string }
type Saved = { ok: true; bundle: AdminBundle }

/** Adds a bundle. It is checked as it was stored, and a refusal rolls that back. */
export const addBundle = (
  parts: Parts,
  actor: Actor,
  { price, parts: bundleParts, translations, ...fields }: NewBundle,
): Promise<Saved | WrongField> =>
  save(parts, fields.name, async (trx) => {
    const now = parts.clock.now()
    if (!(await areKnown(trx, bundleParts))) return wrongField('parts', officeSentences.partGone)
    const id = await insertBundle(trx, {
      ...fields,
      price_paise: toPaise(price),
      translations: translationsColumn(translations),
      created_at: now,
      updated_at: now,
    })
    await replaceParts(trx, id, bundleParts)
    const bundle = await requireBundle(trx, id)
    const refused = await refuseBundle(trx, parts, bundle)
    if (refused) return refused
    const subject = { kind: 'bundle', id, name: bundle.name } as const
    await recordActivity(trx, { actor, subject, action: 'added', now })
    await bumpCatalogueVersion(trx)
    return { ok: true, bundle }
  })

export type EditBundleRefused =
  | WrongField
  | { ok: false; reason: 'NO_SUCH_BUNDLE' }
  | EditConflict<AdminBundle>

/** Saves the fields that were sent. Refused if somebody else saved since the form was opened. */
export const editBundle = (
  parts: Parts,
  actor: Actor,
  bundleId: number,
  { version: expectedVersion, price, parts: bundleParts, translations, ...fields }: BundleEdit,
): Promise<Saved | EditBundleRefused> =>
  save(parts, fields.name ?? '', async (trx) => {
    if (!(await lockBundle(trx, bundleId))) return { ok: false, reason: 'NO_SUCH_BUNDLE' }
    const before = await requireBundle(trx, bundleId)
    const conflict = await findEditConflict(trx, { kind: 'bundle', current: before, expectedVersion })
    if (conflict) return conflict
    if (bundleParts && !(await areKnown(trx, bundleParts)))
      return wrongField('parts', officeSentences.partGone)
    await updateBundle(trx, bundleId, {
      ...fields,
      ...(price !== undefined && { price_paise: toPaise(price) }),
      translations: translationsColumn(translations),
      updated_at: parts.clock.now(),
    })
    if (bundleParts) await replaceParts(trx, bundleId, bundleParts)
    const after = await requireBundle(trx, bundleId)
    const refused = await refuseBundle(trx, parts, after)
    if (refused) return refused
    const changes = changesBetween(comparable(before), comparable(after))
    if (Object.keys(changes).length === 0) return { ok: true, bundle: before }
    const subject = { kind: 'bundle', id: bundleId, name: after.name } as const
    await recordActivity(trx, { actor, subject, action: 'edited', changes, now: parts.clock.now() })
    const version = await raiseBundleVersion(trx, bundleId)
    await bumpCatalogueVersion(trx)
    return { ok: true, bundle: { ...after, version } }
  })

/** Deletes a bundle. Orders keep its price, and carts show its parts. @returns its name; undefined if there is none */
export const deleteBundle = (parts: Parts, actor: Actor, bundleId: number): Promise<string | undefined> =>
  changeCatalogue(parts, async (trx) => {
    const bundle = await lockBundle(trx, bundleId)
    if (!bundle) return undefined
    const { name } = bundle
    const now = parts.clock.now()
    await updateBundle(trx, bundleId, { archived_at: now, published: false })
    const subject = { kind: 'bundle', id: bundleId, name } as const
    await recordActivity(trx, { actor, subject, action: 'deleted', now })
    await bumpCatalogueVersion(trx)
    return name
  })

/** Runs a change in a transaction, which is rolled back if the change is refused. */
async function save<Result extends { ok: boolean }>(
  { db, catalogueVersion }: Parts,
  name: string,
  change: (trx: Trx) => Promise<Result>,
): Promise<Result | WrongField> {
  try {
    return await transactUnlessRefused(db, change)
  } catch (error) {
    if (isViolation(error, bundleNameConstraint))
      return wrongField('name', officeSentences.nameTaken({ name }))
    throw error
  } finally {
    catalogueVersion.changed()
  }
}

async function areKnown(trx: Trx, parts: readonly PartInput[]) {
  const ids = parts.map(({ pack_id }) => pack_id)
  return (await listKnownPacks(trx, ids)).length === ids.length
}

/** Why a stored bundle cannot be sold, or may not be advertised like this. A draft may have parts that are not live. */
async function refuseBundle(
  trx: Trx,
  { settings }: Pick<Parts, 'settings'>,
  { parts, parts_price, price, published, name, description, translations }: AdminBundle,
): Promise<WrongField | undefined> {
  if (price >= parts_price) return wrongField('price', officeSentences.notCheaper({ sum: parts_price }))
  const exceeded = findExceededLimit(parts, settings.orders)
  if (exceeded)
    return wrongField(
      'parts',
      exceeded.reason === 'TOO_MANY_UNITS'
        ? officeSentences.tooManyUnits(exceeded)
        : officeSentences.tooManyOfOne(exceeded),
    )
  const missing = parts.find(({ on_sale }) => !on_sale)
  if (published && missing)
    return wrongField('published', officeSentences.partNotOnSale({ name: missing.name }))
  return findUncoveredField(trx, { name, description, translations }, parts)
}

/** A text with a claim that the label of a part does not carry (decision X25). */
async function findUncoveredField(
  trx: Trx,
  texts: Pick<AdminBundle, 'name' | 'description' | 'translations'>,
  parts: AdminBundle['parts'],
) {
  const claims = [
    ...new Set(Object.values(flattenTranslations(texts)).flatMap((text) => findClaims(String(text ?? '')))),
  ]
  if (claims.length === 0) return undefined
  const ids = new Set(parts.map(({ product_id }) => product_id))
  const labels = (await listLabelsOnSale(trx)).filter(({ id }) => ids.has(id))
  const uncovered = claims
    .map((claim) => measureCoverage(claim, labels))
    .filter(({ carrying }) => carrying < ids.size)
  if (uncovered.length === 0) return undefined
  const names = uncovered.map(({ claim }) => `“${claim}”`).join(', ')
  return wrongField('description', officeSentences.claimNotOnLabels({ claims: names }))
}

/** The fields compared for the activity log. */
const comparable = ({ name, description, price, published, translations, parts }: AdminBundle) => ({
  name,
  description,
  price,
  published,
  translations,
  parts: parts.map((part) => `${part.quantity} × ${part.name}`).join(', '),
})
