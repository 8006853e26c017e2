import type { WeighedClaim } from '#catalogue/labels/claims-contract.ts'
import { newTexts } from '#catalogue/labels/server/claims/claiming-texts.ts'
import { recordConfirmedClaims, weighClaims } from '#catalogue/labels/server/claims/weigh-claims.ts'
import { countRelying, countUntaxed } from '#catalogue/publishing/server/count-relying.ts'
import { changeCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { StoreFacts } from '../contract.ts'
import { storeTexts } from '../words/office/en.ts'
import { wordsOfStore } from './claims-of-store.ts'
import { readStore } from './read-store.ts'
import { insertStoreFacts, updateStoreFacts } from './store-facts.queries.ts'

type SaveStore =
  | { ok: true; version: number }
  | { ok: false; reason: 'STALE' }
  /** So many products are sold under the licence that would be taken away. */
  | { ok: false; reason: 'LICENCE_IN_USE'; products: number }
  /** So many products on sale would be hidden, for a registered merchant could not invoice them. */
  | { ok: false; reason: 'WOULD_HIDE'; products: number }
  | { ok: false; reason: 'DEADLINE_PASSED' }
  | { ok: false; reason: 'UNCONFIRMED_CLAIMS'; claims: WeighedClaim[] }

type Save = {
  facts: StoreFacts
  /** The one that the facts were changed from (optimistic lock), 0 for those that a new shop starts with. */
  version: number
  /** The administrator who did it. */
  by: number | null
  /** The merchant knows that products are hidden for want of a rate or an HSN code. */
  isHidingConfirmed?: boolean | undefined
  /** Who has confirmed what the words claim. */
  claimsConfirmedBy?: { id: number; name: string } | undefined
}

/**
 * Changes the merchant's facts, all at once. This process says the new ones with its next answer, page or mail, every
 * other within a second. In a real shop the food licence stays while products on sale have no other; another number may take
 * its place. New words that claim of the food what not every label says have to be confirmed.
 */
export const saveStore = (
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'settings'>,
  { facts, version, by, isHidingConfirmed, claimsConfirmedBy }: Save,
): Promise<SaveStore> =>
  changeCatalogue(parts, async (trx): Promise<SaveStore> => {
    // Locked before products are looked at: whoever puts one on sale meanwhile is waited for, or reads what is saved here.
    const before = await readStore(trx, parts.settings, 'update')
    if (before.version !== version) return { ok: false, reason: 'STALE' }
    const now = parts.clock.now()
    const change = { before: before.facts, after: facts }
    if (setsPastDeadline(change, now)) return { ok: false, reason: 'DEADLINE_PASSED' }
    const products = await countRelying(trx, parts, change)
    if (products > 0) return { ok: false, reason: 'LICENCE_IN_USE', products }
    const hidden = isHidingConfirmed ? 0 : await countUntaxed(trx, parts, change)
    if (hidden > 0) return { ok: false, reason: 'WOULD_HIDE', products: hidden }
    const said = { before: wordsOfStore(before.facts), after: wordsOfStore(facts) }
    const claims = await weighClaims(trx, said)
    if (claims.length > 0 && !claimsConfirmedBy) return { ok: false, reason: 'UNCONFIRMED_CLAIMS', claims }
    const write = version === 0 ? insertStoreFacts : updateStoreFacts
    const isCurrent = await write(trx, { facts, version, by, now })
    if (!isCurrent) return { ok: false, reason: 'STALE' }
    const words = { texts: newTexts(said.before, said.after) }
    if (claimsConfirmedBy)
      await recordConfirmedClaims(trx, claims, { actor: claimsConfirmedBy, subject, words, now })
    await raiseCatalogueVersion(trx)
    return { ok: true, version: version + 1 }
  })

/** One that was set before may pass while other facts are changed. */
const setsPastDeadline = ({ before, after }: { before: StoreFacts; after: StoreFacts }, now: Date) =>
  after.labelDeadline !== undefined &&
  after.labelDeadline !== before.labelDeadline &&
  after.labelDeadline < calendarDay(now, region.timeZone)

/** They stand on every page. */
const subject = { kind: 'page', id: 'store', name: storeTexts } as const
