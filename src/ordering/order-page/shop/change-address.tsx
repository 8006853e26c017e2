import { type FormEvent, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import type { Order } from '#ordering/orders/contract.ts'
import type { AddressWithNotices, addressEndpoints } from '#people/addresses/contract.ts'
import { addressName } from '#people/addresses/shop/address-name.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { orderPageEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

type Props = { order: Order; onChanged: () => Promise<unknown> }

const load = () => defer(callApi<typeof addressEndpoints>()('GET /addresses', {}))

/** Chooses another saved address for an unpaid order, or leads to the form that adds one and back. */
export default function ChangeAddress({ order, onChanged }: Props) {
  const [addresses, setAddresses] = useState(load)
  const form = `/me/address?id=new&from=${encodeURIComponent(`/orders/${order.id}`)}`
  return (
    <div className="mt-4 border-t border-line pt-4">
      <LoadOrRetry
        value={addresses}
        fallback={<SkeletonLines words={words.loadingAddresses} count={3} />}
        failed={words.addressesNotLoaded}
        onRetry={() => setAddresses(load())}
      >
        {(found) => <AddressForm addresses={found} order={order} onChanged={onChanged} />}
      </LoadOrRetry>
      <p className="mt-3">
        <TextLink to={form}>{words.addAddress}</TextLink>
      </p>
    </div>
  )
}

function AddressForm({ addresses, order, onChanged }: Props & { addresses: AddressWithNotices[] }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address_id = Number(new FormData(event.currentTarget).get('address'))
    setBusy(true)
    setRefused('')
    try {
      const { message } = await callApi<typeof orderPageEndpoints>()('PUT /orders/{id}/address', {
        params: { id: order.id },
        body: { address_id },
      })
      toast.success(message)
      await onChanged()
    } catch (error) {
      setRefused(errorMessageOf(error, words.addressNotChanged))
      setBusy(false)
    }
  }
  return (
    <form method="post" onSubmit={(event) => void save(event)} className="grid gap-4">
      <fieldset disabled={busy} className="grid gap-2">
        <legend className="mb-2 font-semibold">{words.changeAddress}</legend>
        {addresses.map((address) => (
          <label key={address.id} className={choiceStyles}>
            <input
              type="radio"
              name="address"
              value={address.id}
              defaultChecked={address.id === order.address_id}
              className="mt-1 size-4 shrink-0 accent-leaf-dark"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{addressName(address) || address.full_name}</span>
              <span className="block text-sm text-ink-soft">
                {address.address_line1}, {address.city} {address.postal_code}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="alert" className="text-danger empty:hidden">
        {refused}
      </p>
      <Button type="submit" busy={busy} disabled={addresses.length === 0}>
        {words.saveAddress}
      </Button>
    </form>
  )
}

const choiceStyles =
  'flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-line px-3 py-2 has-checked:border-leaf has-checked:bg-tint-leaf'
