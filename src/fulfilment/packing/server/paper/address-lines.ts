import { regionOf, streetOf } from '#values/people/address-lines.ts'
import type { PaperOrder } from './paper-orders.queries.ts'

/** What a sheet says of the way to reach somebody, in its language. */
export type AddressWords = { phone: (address: { phone: string | null }) => string; nameless: string }

/** An address as it is written on a parcel; the city in capitals, the phone or that there is none. */
export function addressOf({ address, customer, phone }: PaperOrder, words: AddressWords) {
  const name = address?.full_name || customer || words.nameless
  if (!address)
    return { name, lines: [], city: '', postalCode: '', region: '', phone: words.phone({ phone }) }
  const { city, postal_code } = address
  return {
    name,
    lines: streetOf(address),
    city: city.toUpperCase(),
    postalCode: postal_code,
    region: regionOf(address),
    phone: words.phone({ phone }),
  }
}
