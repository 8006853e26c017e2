import type { AddressCopy } from '#database/tables/orders.ts'
import type { MailPart } from '#integrations/mail/mail-parts.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import { regionLine, streetLines } from '#values/people/address-lines.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import { sentences as valuesSentences } from '#values/words/index.ts'
import type { Language } from '#words/language.ts'
import { tamilPlace } from '#words/tamil-places.ts'
import { sentences } from '../words/index.ts'

export type BoughtLine = {
  name: string
  /** The name in other languages. */
  names: { [One in Language]?: string }
  size: string
  quantity: number
  unit_price_paise: Paise
}

export type MailOrder = {
  id: number
  user_name: string
  user_phone: string
  total_paise: Paise
  delivery_paise: Paise
  discounts: { reason: string; paise: Paise }[]
  address: AddressCopy | null
  lines: BoughtLine[]
}

/** What a mail shows of an order's price. */
export type PricedMailOrder = Pick<MailOrder, 'lines' | 'discounts' | 'delivery_paise' | 'total_paise'>

/** A line with its name in a language. */
const localizeLine = (
  language: Language,
  { name, names, size, quantity }: Omit<BoughtLine, 'unit_price_paise'>,
) => ({
  name: names[language] ?? name,
  size: valuesSentences.packSize({ label: size }).in(language),
  quantity,
})

/**
 * The order lines with formatted prices, the discounts, the delivery charge if there is one, and the total, as a part of
 * a mail.
 */
export const formatProducts = (
  language: Language,
  { lines, discounts, delivery_paise, total_paise }: PricedMailOrder,
): MailPart => ({
  bought: priceOrder({ lines: lines.map(toPricedLine) }).lines.map((line) => ({
    ...localizeLine(language, line),
    price: formatPaise(line.fullPaise),
  })),
  discounts: discounts.map(({ reason, paise }) => ({ reason, amount: formatPaise(paise) })),
  ...(delivery_paise > 0 && { delivery: formatPaise(delivery_paise) }),
  total: formatPaise(total_paise),
})

const toPricedLine = (line: BoughtLine) => ({ ...line, unitPaise: line.unit_price_paise })

/** The items of a shipment, under a heading, as a part of a mail. */
export const formatShipmentContents = (
  language: Language,
  lines: Omit<BoughtLine, 'unit_price_paise'>[],
): MailPart => ({
  heading: sentences.inParcel.in(language),
  lines: lines.map((line) => sentences.piece(localizeLine(language, line)).in(language)),
})

type AddressedOrder = Pick<MailOrder, 'address' | 'user_phone'>

/** The delivery address under a heading; undefined if the order has none. */
export const formatDeliveryAddress = (language: Language, order: AddressedOrder) =>
  withHeading(sentences.deliveryAddress.in(language), addressLines(order))

/** Lines under a heading, as a part of a mail; undefined if there are no lines. */
export const withHeading = (heading: string, lines: string[]): MailPart | undefined =>
  lines.length > 0 ? { heading, lines } : undefined

/** The lines of an order's delivery address, from the name to the phone; empty without an address. */
export function addressLines(order: AddressedOrder) {
  const { address } = order
  if (!address) return []
  const town = `${address.city} ${address.postal_code}`
  return [address.full_name, ...streetLines(address), town, regionLine(address), courierPhone(order)].filter(
    (line) => line !== null,
  )
}

/** The name of the shop's district or state in a language. */
export const formatPlaceName = (language: Language, place: string) =>
  language === 'ta' ? tamilPlace(place) : place
