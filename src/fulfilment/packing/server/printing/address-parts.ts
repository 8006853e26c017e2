import { regionLine, streetLines } from '#values/people/address-lines.ts'
import type { PrintableOrder } from './printable-orders.queries.ts'

/** Words for contact details, in the language of the document. */
export type AddressWords = { phone: (address: { phone: string | null }) => string; nameless: string }

/**
 * The parts of the address on a parcel: the city in capitals, and the phone number or a note that there is none.
 * Without an address all but name and phone are empty.
 */
export function addressParts({ address, customer, phone }: PrintableOrder, words: AddressWords) {
  const name = address?.full_name || customer || words.nameless
  if (!address)
    return { name, lines: [], city: '', postalCode: '', region: '', phone: words.phone({ phone }) }
  const { city, postal_code } = address
  return {
    name,
    lines: streetLines(address),
    city: city.toUpperCase(),
    postalCode: postal_code,
    region: regionLine(address),
    phone: words.phone({ phone }),
  }
}
