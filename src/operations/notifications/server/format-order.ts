import type { AddressCopy } from '#database/tables/orders.ts'
import type { MailItem, MailPart } from '#integrations/mail/mail-parts.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import { regionLine, streetLines } from '#values/people/address-lines.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import { thumbnailUrl } from '#values/pictures/link-preview.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import { sentences as valuesSentences } from '#values/words/index.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { tamilPlace } from '#words/tamil-places.ts'
import { sentences } from '../words/index.ts'

export type BoughtLine = {
  name: string
  /** The name in other languages. */
  names: { [One in Language]?: string }
  size: string
  quantity: number
  unit_price_paise: Paise
  /** The bundles that units of the line belong to, in the order's language. */
  bundles?: string[]
  /** The key of its picture. */
  picture: string | null
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

/** How a mail shows products: in a language, and with pictures from the shop's public URL. */
type ItemFormat = { language: Language; publicUrl: string }

const formatItem = (
  { language, publicUrl }: ItemFormat,
  { name, names, size, quantity, picture, bundles = [] }: Omit<BoughtLine, 'unit_price_paise'>,
): MailItem => ({
  name: names[language] ?? name,
  size: [
    valuesSentences.packSize({ label: size }),
    ...bundles.map((bundle) => valuesSentences.inBundle({ bundle })),
  ]
    .map((sentence) => sentence.in(language))
    .join(' · '),
  quantity,
  ...(picture !== null && { picture: publicUrl + thumbnailUrl(pictureUrl(picture)) }),
})

/**
 * The order lines with formatted prices, the discounts, the delivery charge if there is one, and the total, as a part of
 * a mail.
 */
export const formatProducts = (
  format: ItemFormat,
  { lines, discounts, delivery_paise, total_paise }: PricedMailOrder,
): MailPart => ({
  bought: priceOrder({ lines: lines.map(toPricedLine) }).lines.map((line) => ({
    ...formatItem(format, line),
    price: formatPaise(line.fullPaise),
  })),
  discounts: discounts.map(({ reason, paise }) => ({ reason, amount: formatPaise(paise) })),
  ...(delivery_paise > 0 && { delivery: formatPaise(delivery_paise) }),
  total: formatPaise(total_paise),
})

const toPricedLine = (line: BoughtLine) => ({ ...line, unitPaise: line.unit_price_paise })

/** Items under a heading, such as those of a shipment, as a part of a mail; undefined if there are none. */
export const formatItems = (
  heading: Sentence,
  format: ItemFormat,
  lines: Omit<BoughtLine, 'unit_price_paise'>[],
): MailPart | undefined =>
  lines.length > 0
    ? { heading: heading.in(format.language), items: lines.map((line) => formatItem(format, line)) }
    : undefined

type AddressedOrder = Pick<MailOrder, 'address' | 'user_phone'>

/** The delivery address under a heading; undefined if the order has none. */
export const formatDeliveryAddress = (language: Language, order: AddressedOrder) =>
  withHeading(sentences.deliveryAddress.in(language), addressLines(order))

/** The lines of a text that someone wrote, each a line of a mail. */
export const nonEmptyLinesOf = (body: string) => body.split('\n').filter((line) => line.trim() !== '')

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
