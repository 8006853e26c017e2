import type { Address } from '../contract.ts'
import * as words from '../words/en.ts'

type Shown = Omit<Address, 'id' | 'user_id'>

type AddressLinesProps = {
  address: Shown
  /** The last line, where the page has not the language of the parcel. */
  phone?: string
}

/** An address as it is written on a parcel; the city in capitals, the phone or that there is none. */
export function AddressLines({ address, phone: phoneLine }: AddressLinesProps) {
  const { full_name, address_line1, address_line2, city, state, country, postal_code, phone } = address
  return (
    <address className="leading-relaxed break-words not-italic">
      <span className="block font-semibold">{full_name}</span>
      <span className="block">{address_line1}</span>
      {address_line2 && <span className="block">{address_line2}</span>}
      <span className="block">
        {city.toUpperCase()} {postal_code}
      </span>
      <span className="block">
        {state}, {country}
      </span>
      <span className="mt-2 block text-ink-soft">
        {phoneLine ?? (phone !== null ? words.phoneOnParcel({ phone }) : words.noPhoneOnParcel)}
      </span>
    </address>
  )
}
