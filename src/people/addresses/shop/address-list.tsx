import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { useLocation, useRevalidator } from '#browser/router/hooks.ts'
import { useTellFailure } from '#people/sessions/shop/use-tell-failure.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { addressEndpoints, ToldAddress } from '../contract.ts'
import * as words from '../words/en.ts'
import { AddressLines } from './address-lines.tsx'
import { AddressNotice } from './address-notice.tsx'
import { DeleteAddress } from './delete-address.tsx'
import { tellSaved } from './tell-saved.ts'

const api = callApi<typeof addressEndpoints>()

type Props = {
  addresses: ToldAddress[]
  /** The only one, whose form stands above. */
  isShownAbove?: boolean
}

/** A customer's addresses, with what can be done about each; the way to one more. */
export function AddressList({ addresses, isShownAbove }: Props) {
  const { pathname } = useLocation()
  const formOf = (id: number | 'new') => `${pathname}?id=${id}&from=${encodeURIComponent(pathname)}`
  const { busy, run } = useStep()
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
                  <TextLink to={formOf(address.id)}>{words.edit}</TextLink>
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
                  <Remove address={address} busy={busy} run={run} />
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={formOf('new')} variant="secondary">
          {words.addAnother}
        </ButtonLink>
        {isShownAbove &&
          addresses.map((address) => <Remove key={address.id} address={address} busy={busy} run={run} />)}
      </div>
    </div>
  )
}

const Remove = ({ address, busy, run }: { address: ToldAddress } & ReturnType<typeof useStep>) => (
  <DeleteAddress
    address={address}
    busy={busy}
    onDelete={() => run(() => api('DELETE /addresses/{id}', { params: { id: address.id } }), words.deleted)}
  />
)

/** One step at a time; afterwards, done or not, the list is what it is by then. */
function useStep() {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const tellFailure = useTellFailure()
  const run = async (step: () => Promise<{ order_stays?: string | undefined }>, done: string) => {
    setBusy(true)
    try {
      tellSaved(await step(), done)
    } catch (error) {
      tellFailure(error, words.wentWrong)
    }
    await revalidate()
    setBusy(false)
  }
  return { busy, run }
}
