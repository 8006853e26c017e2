import type { ClaimCoverage } from '#catalogue/labels/claims-contract.ts'
import { changedTexts } from '#catalogue/labels/server/claims/flatten-translations.ts'
import {
  findUncoveredClaims,
  recordConfirmedClaims,
} from '#catalogue/labels/server/claims/uncovered-claims.ts'
import {
  countProductsUsingStoreLicence,
  countProductsWithoutTaxData,
} from '#catalogue/publishing/server/count-affected.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { StoreSettings } from '../contract.ts'
import { storeTexts } from '../words/office/en.ts'
import { mergeSettingsPart, type SettingsPartChange } from './merge-settings-part.ts'
import { readStoreSettings } from './read-store-settings.ts'
import { claimTextsOfStore } from './store-claim-texts.ts'
import { insertStoreSettings, updateStoreSettings } from './store-settings.queries.ts'

type SaveResult =
  | { ok: true; facts: StoreSettings; version: number }
  | { ok: false; reason: 'STALE' }
  /** Number of products on sale that rely on the licence to be removed. */
  | { ok: false; reason: 'LICENCE_IN_USE'; products: number }
  /** Number of products on sale that would be hidden, because a registered merchant cannot invoice them. */
  | { ok: false; reason: 'WOULD_HIDE'; products: number }
  | { ok: false; reason: 'DEADLINE_PASSED' }
  | { ok: false; reason: 'UNCONFIRMED_CLAIMS'; claims: ClaimCoverage[] }

type Saving = {
  /** The administrator who saves. */
  by: number | null
  /** The merchant confirmed that products without a GST rate or HSN code will be hidden. */
  isHidingConfirmed?: boolean | undefined
  /** The administrator who confirmed the claims in the new texts. */
  claimsConfirmedBy?: { id: number; name: string } | undefined
}

type SaveInput = Saving & {
  facts: StoreSettings
  /** The version that was read (optimistic lock), 0 for the initial settings. */
  version: number
}
type PartInput = Saving & SettingsPartChange
type VersionedSettings = { facts: StoreSettings; version: number }
type Needed = Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'settings'>

/**
 * Saves all store settings. This process uses them at once, every other within a second. Outside the demo the food
 * licence can be replaced but not removed while products on sale rely on it. New texts with claims that not every
 * label supports must be confirmed.
 */
export const saveStoreSettings = (parts: Needed, { facts, version, ...saving }: SaveInput) =>
  save(parts, saving, (before) => (before.version === version ? facts : undefined))

/**
 * Saves some of the store settings under the same rules, and leaves the others as they are. Refused if somebody else
 * has changed one of these settings since they were read.
 */
export async function saveSettingsPart(parts: Needed, { before, facts, ...saving }: PartInput) {
  const merge = (current: VersionedSettings) => mergeSettingsPart(current.facts, { before, facts })
  const saved = await save(parts, saving, merge)
  // There is no row to lock before the first change, so another one may have been first.
  return saved.ok || saved.reason !== 'STALE' ? saved : save(parts, saving, merge)
}

const save = (
  parts: Needed,
  { by, isHidingConfirmed, claimsConfirmedBy }: Saving,
  /** The new settings; undefined if they are based on outdated ones. */
  renew: (before: VersionedSettings) => StoreSettings | undefined,
): Promise<SaveResult> =>
  changeCatalogue(parts, async (trx): Promise<SaveResult> => {
    // Locked before products are read: a product that is put on sale at the same time either finishes first or sees
    // the new settings.
    const before = await readStoreSettings(trx, parts.settings, 'update')
    const { version } = before
    const facts = renew(before)
    if (!facts) return { ok: false, reason: 'STALE' }
    const now = parts.clock.now()
    const change = { before: before.facts, after: facts }
    if (setsPastDeadline(change, now)) return { ok: false, reason: 'DEADLINE_PASSED' }
    const products = await countProductsUsingStoreLicence(trx, parts, change)
    if (products > 0) return { ok: false, reason: 'LICENCE_IN_USE', products }
    const hidden = isHidingConfirmed ? 0 : await countProductsWithoutTaxData(trx, parts, change)
    if (hidden > 0) return { ok: false, reason: 'WOULD_HIDE', products: hidden }
    const claimTexts = { before: claimTextsOfStore(before.facts), after: claimTextsOfStore(facts) }
    const claims = await findUncoveredClaims(trx, claimTexts)
    if (claims.length > 0 && !claimsConfirmedBy) return { ok: false, reason: 'UNCONFIRMED_CLAIMS', claims }
    const write = version === 0 ? insertStoreSettings : updateStoreSettings
    const isCurrent = await write(trx, { facts, version, by, now })
    if (!isCurrent) return { ok: false, reason: 'STALE' }
    const about = { texts: changedTexts(claimTexts.before, claimTexts.after) }
    if (claimsConfirmedBy)
      await recordConfirmedClaims(trx, claims, { actor: claimsConfirmedBy, subject, about, now })
    await bumpCatalogueVersion(trx)
    return { ok: true, facts, version: version + 1 }
  })

/** Whether the change sets a label deadline in the past; an unchanged one may already have passed. */
const setsPastDeadline = ({ before, after }: { before: StoreSettings; after: StoreSettings }, now: Date) =>
  after.labelDeadline !== undefined &&
  after.labelDeadline !== before.labelDeadline &&
  after.labelDeadline < calendarDay(now, region.timeZone)

/** In the activity log the store's texts count as a page. */
const subject = { kind: 'page', id: 'store', name: storeTexts } as const
