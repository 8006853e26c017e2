import { zoneIn } from '#ordering/delivery/contract.ts'
import type { NotRedirected } from '#ordering/delivery/server/redirect-order.ts'
import { said } from '#ordering/delivery/words/index.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { formatRupees, toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'

/** Why an unpaid order does not go where an address is now; `DELETED`: its customer has no other one. */
export type OrderStays = { orderId: number } & (NotRedirected | { reason: 'DELETED' })

/** What its customer reads, who may be paying for it at this moment: where it goes, why, and what can be done. */
export function sayOrderStays(store: StoreFacts, stays: OrderStays, language: Language): string {
  const { orderId: id } = stays
  switch (stays.reason) {
    case 'OTHER_FEE':
      return said.orderStays({ id, fee: formatRupees(toRupees(stays.feePaise)) }).in(language)
    case 'BELOW_MINIMUM': {
      const zone = zoneIn(stays.zone, language).name ?? ''
      return said.orderStaysBelowMinimum({ id, zone, minimum: formatRupees(stays.minimum) }).in(language)
    }
    case 'ADDRESS_OUTSIDE':
      return said.orderStaysOutside({ id }).in(language)
    case 'OTHER_STATE':
      return said.orderStaysOtherState({ id, state: store.shipping.state }).in(language)
    case 'UNTAXED':
      return said.orderStaysUntaxed({ id }).in(language)
    case 'DELETED':
      return said.orderStaysDeleted({ id }).in(language)
  }
}
