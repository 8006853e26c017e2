import { describeUndeliverable } from '#ordering/delivery/server/describe-undeliverable.ts'
import { findZone } from '#ordering/delivery/server/find-zone.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'

/** The answer's `notice` if the shop does not deliver to this postal code; the address may be saved all the same. */
export const deliveryNotice = (store: ReturnType<Parts['store']>, postalCode: string, language: Language) =>
  findZone(store, postalCode)
    ? {}
    : { notice: describeUndeliverable(store, postalCode, 'MayStay').in(language) }
