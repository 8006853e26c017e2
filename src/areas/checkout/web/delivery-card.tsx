import { store } from '../../../store.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Account } from '../../accounts/web/load-account.ts'
import { nameInPath } from '../../accounts/web/name-in-path.ts'
import { AddressLines } from '../../addresses/web/address-lines.tsx'

/** Where the order goes; its form comes back here. */
export function DeliveryCard({ account }: { account: Account | null }) {
  const { processingDays, deliveryDays } = store.shipping
  const form = `/${nameInPath(account?.user.name ?? 'me')}/address?from=%2Fcheckout`
  const address = account?.address
  return (
    <Card className="px-5 py-5 sm:px-6">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2>Delivery address</h2>
        {address && <TextLink to={form}>Edit</TextLink>}
      </div>
      {address ? (
        <>
          <AddressLines address={address} />
          <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
            Packed in <Days>{processingDays}</Days> business days, with you <Days>{deliveryDays}</Days>{' '}
            business days later.
          </p>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-soft">No addresses found.</p>
          <ButtonLink to={form} variant="secondary">
            Add Address
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

const Days = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>
