import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { useLocation, useRevalidator } from '#browser/router/hooks.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { AddressWithNotices, addressEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { AddressLines } from './address-lines.tsx'
import { AddressNotice } from './address-notice.tsx'
import { DeleteAddress } from './delete-address.tsx'
import { showSaved } from './show-saved.ts'

const api = callApi<typeof addressEndpoints>()

type Props = {
  addresses: AddressWithNotices[]
  /** The only address, whose form is above the list. */
  isShownAbove?: boolean
}

/** A customer's addresses with their actions, and a link to add one. */
export function AddressList({ addresses, isShownAbove }: Props) {
  const { pathname } = useLocation()
  const formUrl = (id: number | 'new') => `${pathname}?id=${id}&from=${encodeURIComponent(pathname)}`
  const { busy, run } = useAddressAction()
  return (
    <div className="mt-6 first:mt-0">
      {!isShownAbove && (
        <ul className="mb-6 grid gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id}>
              <Card className="flex h-full flex-col px-5 py-5">
                {address.is_default && (
                  <Badge tone="success" className="mb-2 self-start">
                    {words.defaultAddress}
                  </Badge>
                )}
                <AddressLines address={address} />
                {address.notice && <AddressNotice sentence={address.notice} />}
                <div className="mt-auto -mb-2 flex flex-wrap items-center gap-x-5 pt-3">
                  <TextLink to={formUrl(address.id)}>{words.edit}</TextLink>
                  {!address.is_default && (
                    <Button
                      variant="quiet"
                      className="-mx-4 px-4!"
                      disabled={busy}
                      onClick={() =>
                        run(
                          () => api('PUT /addresses/{id}/default', { params: { id: address.id } }),
                          words.madeDefault,
                        )
                      }
                    >
                      {words.makeDefault}
                    </Button>
                  )}
                  <RemoveAddress address={address} busy={busy} run={run} />
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={formUrl('new')} variant="secondary">
          {words.addAnother}
        </ButtonLink>
        {isShownAbove &&
          addresses.map((address) => (
            <RemoveAddress key={address.id} address={address} busy={busy} run={run} />
          ))}
      </div>
    </div>
  )
}

const RemoveAddress = ({
  address,
  busy,
  run,
}: { address: AddressWithNotices } & ReturnType<typeof useAddressAction>) => (
  <DeleteAddress
    address={address}
    busy={busy}
    onDelete={() => run(() => api('DELETE /addresses/{id}', { params: { id: address.id } }), words.deleted)}
  />
)

/**
 * Runs one action at a time and shows `done` or why it failed. Afterwards the list is reloaded, whether or not the
 * action succeeded.
 */
function useAddressAction() {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const showFailure = useShowFailure()
  const run = async (step: () => Promise<{ order_stays?: string | undefined }>, done: string) => {
    setBusy(true)
    try {
      showSaved(await step(), done)
    } catch (error) {
      showFailure(error, words.wentWrong)
    }
    await revalidate()
    setBusy(false)
  }
  return { busy, run }
}
