import { regionLine, streetLines } from '#values/people/address-lines.ts'
import type { Address } from '../contract.ts'
import * as words from '../words/en.ts'
import { addressName } from './address-name.ts'

type Shown = Omit<Address, 'id' | 'user_id' | 'is_default' | 'version'>

type AddressLinesProps = {
  address: Shown
  /** Replaces the last line if the page's language differs from the shipping label's. */
  phone?: string
}

/**
 * An address as on a shipping label, below the customer's name for it; the city in capitals, then the phone or a note
 * that there is none.
 */
export function AddressLines({ address, phone: phoneLine }: AddressLinesProps) {
  const { full_name, city, postal_code, phone } = address
  const name = addressName(address)
  const phoneText = phoneLine ?? (phone !== null ? words.phoneOnParcel({ phone }) : words.noPhoneOnParcel)
  return (
    <address className="leading-relaxed wrap-anywhere not-italic">
      {name && <span className="block text-sm text-ink-soft">{name}</span>}
      <span className="block font-semibold">{full_name}</span>
      {streetLines(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block">
        {city.toUpperCase()} {postal_code}
      </span>
      <span className="block">{regionLine(address)}</span>
      {phoneText && <span className="mt-2 block text-ink-soft">{phoneText}</span>}
    </address>
  )
}
