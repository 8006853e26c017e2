import { localizeZone } from '#ordering/delivery/contract.ts'
import type { AddressChangeRefused } from '#ordering/delivery/server/change-order-address.ts'
import { sentences } from '#ordering/delivery/words/index.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { formatRupees, toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'

/** Why an unpaid order was not redirected to the changed address; `DELETED`: the customer has no other address. */
export type UnredirectedOrder = { orderId: number } & (AddressChangeRefused | { reason: 'DELETED' })

/** The sentence for the customer, who may be paying at this moment: where the order goes, why, and what can be done. */
export function describeUnredirectedOrder(
  store: StoreSettings,
  unredirected: UnredirectedOrder,
  language: Language,
): string {
  const { orderId: id } = unredirected
  switch (unredirected.reason) {
    case 'OTHER_FEE':
      return sentences.orderStays({ id, fee: formatRupees(toRupees(unredirected.feePaise)) }).in(language)
    case 'BELOW_MINIMUM': {
      const zone = localizeZone(unredirected.zone, language).name ?? ''
      return sentences
        .orderStaysBelowMinimum({ id, zone, minimum: formatRupees(unredirected.minimum) })
        .in(language)
    }
    case 'ADDRESS_OUTSIDE':
      return sentences.orderStaysOutside({ id }).in(language)
    case 'OTHER_STATE':
      return sentences.orderStaysOtherState({ id, state: store.shipping.state }).in(language)
    case 'UNTAXED':
      return sentences.orderStaysUntaxed({ id }).in(language)
    case 'DELETED':
      return sentences.orderStaysDeleted({ id }).in(language)
  }
}
