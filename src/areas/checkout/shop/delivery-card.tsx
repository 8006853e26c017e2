import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Card } from '../../../ui/elements/card.tsx'
import { inOrder } from '../../../ui/elements/in-order.ts'
import { TextLink } from '../../../ui/elements/text-link.tsx'
import { AddressLines } from '../../addresses/shop/address-lines.tsx'
import { AddressNotice } from '../../addresses/shop/address-notice.tsx'
import type { DeliveryTo } from '../../delivery/contract.ts'
import type { Account } from '../../session/shop/load-account.ts'
import { nameInPath } from '../../session/shop/name-in-path.ts'
import { useStore } from '../../store/shop/use-store.ts'
import * as words from '../words/en.ts'

type Props = { account: Account | null; delivery: DeliveryTo | null }

/** Where the order goes; its form comes back here. */
export function DeliveryCard({ account, delivery }: Props) {
  const { processingDays, deliveryDays } = useStore().shipping
  const form = `/${nameInPath(account?.user.name ?? 'me')}/address?from=%2Fcheckout`
  const address = account?.address
  return (
    <Card className="px-5 py-5 sm:px-6">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2>{words.deliveryAddress}</h2>
        {address && <TextLink to={form}>{words.edit}</TextLink>}
      </div>
      {address ? (
        <>
          <AddressLines address={address} />
          {account.notice && <AddressNotice sentence={account.notice} />}
          <div className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
            {delivery?.terms && <p className="font-semibold text-ink">{delivery.sentence}</p>}
            {delivery?.terms?.zone ? (
              <p>{delivery.terms.note}</p>
            ) : (
              <p>
                {inOrder(
                  words.packedAndWithYou({
                    processing: <Days>{processingDays}</Days>,
                    delivery: <Days>{deliveryDays}</Days>,
                  }),
                )}
              </p>
            )}
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-soft">{words.noAddress}</p>
          <ButtonLink to={form} variant="secondary">
            {words.addAddress}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

const Days = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>
