import type { AddressCopy } from '#database/tables/orders.ts'
import type { LetterPart } from '#integrations/mail/letter-parts.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import { regionOf, streetOf } from '#values/people/address-lines.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import { said as valuesSaid } from '#values/words/index.ts'
import type { Language } from '#words/language.ts'
import { inTamil } from '#words/tamil-places.ts'
import { said } from '../words/index.ts'

export type BoughtLine = {
  name: string
  /** The same in other languages. */
  names: { [One in Language]?: string }
  size: string
  quantity: number
  unit_price_paise: Paise
}

/** An order as a mail tells it. */
export type ToldOrder = {
  id: number
  user_name: string
  user_phone: string
  total_paise: Paise
  delivery_paise: Paise
  address: AddressCopy | null
  lines: BoughtLine[]
}

/** A line as a language calls it. */
const named = (
  language: Language,
  { name, names, size, quantity }: Omit<BoughtLine, 'unit_price_paise'>,
) => ({
  name: names[language] ?? name,
  size: valuesSaid.packSize({ label: size }).in(language),
  quantity,
})

/** What was bought, its prices in words. */
export const productsIn = (
  language: Language,
  { lines, delivery_paise, total_paise }: Pick<ToldOrder, 'lines' | 'delivery_paise' | 'total_paise'>,
): LetterPart => ({
  bought: lines.map((line) => ({
    ...named(language, line),
    price: formatPaise(line.quantity * line.unit_price_paise),
  })),
  ...(delivery_paise > 0 && { delivery: formatPaise(delivery_paise) }),
  total: formatPaise(total_paise),
})

/** What lies in a parcel. */
export const parcelIn = (language: Language, lines: Omit<BoughtLine, 'unit_price_paise'>[]): LetterPart => ({
  heading: said.inParcel.in(language),
  lines: lines.map((line) => said.piece(named(language, line)).in(language)),
})

type Addressed = Pick<ToldOrder, 'address' | 'user_phone'>

export const addressIn = (language: Language, order: Addressed) =>
  headed(said.deliveryAddress.in(language), addressLines(order))

/** Lines below a heading; without any there is nothing to say. */
export const headed = (heading: string, lines: string[]): LetterPart | undefined =>
  lines.length > 0 ? { heading, lines } : undefined

export function addressLines(order: Addressed) {
  const { address } = order
  if (!address) return []
  const town = `${address.city} ${address.postal_code}`
  return [address.full_name, ...streetOf(address), town, regionOf(address), courierPhone(order)].filter(
    (line) => line !== null,
  )
}

/** The shop's district or state as a language writes it. */
export const placeIn = (language: Language, place: string) => (language === 'ta' ? inTamil(place) : place)
