import type { Address } from '../contract.ts'

type Shown = Omit<Address, 'id' | 'user_id'>

/** An address as it is written on a parcel; the city in capitals, the phone or that there is none. */
export function AddressLines({ address }: { address: Shown }) {
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
      <span className="mt-2 block text-ink-soft">Phone: {phone ?? 'N/A'}</span>
    </address>
  )
}
