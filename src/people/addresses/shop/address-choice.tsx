import { useNavigate } from '#browser/router/hooks.ts'
import type { AddressWithNotices } from '../contract.ts'
import * as words from '../words/en.ts'
import { addressName } from './address-name.ts'

type Props = {
  addresses: AddressWithNotices[]
  /** The id of an address. */
  chosen: number
  /** A payment for an order to the chosen address is in progress. */
  disabled: boolean
}

/**
 * Selects another of the customer's addresses. The choice is in the page's URL: each tab has its own, a reload keeps
 * it, and the delivery charge is loaded again.
 */
export function AddressChoice({ addresses, chosen, disabled }: Props) {
  const navigate = useNavigate()
  const choose = (id: number) => void navigate(`?address=${id}`, { replace: true, preventScrollReset: true })
  return (
    <fieldset key={chosen} disabled={disabled} className="mb-4">
      <legend className="mb-2 text-sm text-ink-soft">{words.deliverToWhich}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {addresses.map((address) => (
          <label key={address.id} className={look}>
            <input
              type="radio"
              name="address"
              value={address.id}
              defaultChecked={address.id === chosen}
              onChange={() => choose(address.id)}
              className="sr-only"
            />
            <span className="font-semibold wrap-anywhere">{addressName(address) || address.full_name}</span>
            <span className="text-sm text-ink-soft wrap-anywhere">
              {address.address_line1}, {address.city} {address.postal_code}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const look =
  'relative flex min-h-11 min-w-0 cursor-pointer flex-col justify-center rounded-field border border-line bg-paper px-4 py-2 has-checked:border-leaf has-checked:bg-tint-leaf has-checked:ring-1 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf has-disabled:cursor-default has-disabled:bg-cream-deep'
