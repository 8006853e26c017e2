import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import * as deliveryWords from '#ordering/delivery/words/en.ts'
import type { AddressWithNotices } from '#people/addresses/contract.ts'
import { AddressChoice } from '#people/addresses/shop/address-choice.tsx'
import { AddressLines } from '#people/addresses/shop/address-lines.tsx'
import { AddressNotice } from '#people/addresses/shop/address-notice.tsx'
import * as addressWords from '#people/addresses/words/en.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { joinParts } from '#ui/elements/join-parts.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { byDay } from '#values/words/days/en.ts'
import * as words from '../words/en.ts'
import type { AgreedTerms } from './agreed-terms.ts'

type Props = {
  account: Account | null
  addresses: AddressWithNotices[]
  delivery: DeliveryEstimate | null
  /** The terms of a pending order, if they differ from the current ones. */
  agreed: AgreedTerms | null
  /** Disables the choice, because the payment has started with the current address. */
  isPaying: boolean
}

/** The delivery address and its form. */
export function DeliveryCard({ account, addresses, delivery, agreed, isPaying }: Props) {
  const form = `/${nameInPath(account?.user.name ?? 'me')}/address?from=%2Fcheckout`
  const address = account?.address
  const isOnly = addresses.length < 2
  return (
    <Card className="px-5 py-5 sm:px-6">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2>{words.deliveryAddress}</h2>
        {address && !isPaying && (
          <TextLink to={isOnly ? form : `${form}&id=${address.id}`} className="shrink-0">
            {words.edit}
          </TextLink>
        )}
      </div>
      {address ? (
        <>
          {!isOnly && <AddressChoice addresses={addresses} chosen={address.id} disabled={isPaying} />}
          {/* The choice shows the name already. */}
          <AddressLines address={isOnly ? address : { ...address, name: null }} />
          {account.notice && !agreed && <AddressNotice sentence={account.notice} />}
          <div className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
            {agreed ? (
              <AgreedDay {...agreed} postalCode={address.postal_code} />
            ) : (
              <CurrentTerms delivery={delivery} />
            )}
            {!isPaying && (
              <p className="mt-3">
                <TextLink to={`${form}&id=new`}>{addressWords.addAnother}</TextLink>
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

function CurrentTerms({ delivery }: Pick<Props, 'delivery'>) {
  const { processingDays, deliveryDays, zones } = useStoreSettings().shipping
  return (
    <>
      {delivery?.terms && <p className="font-semibold text-ink">{delivery.sentence}</p>}
      {delivery?.terms?.note && <p>{delivery.terms.note}</p>}
      {/* The district's delivery days are not shown if the shop delivers to zones or cannot deliver at all. */}
      {!zones && (!delivery || delivery.terms) && (
        <p>
          {joinParts(
            words.packedAndWithYou({
              processing: <Days>{processingDays}</Days>,
              delivery: <Days>{deliveryDays}</Days>,
            }),
          )}
        </p>
      )}
    </>
  )
}

type AgreedDayProps = Pick<AgreedTerms, 'by' | 'commits'> & { postalCode: string }

function AgreedDay({ by, commits, postalCode }: AgreedDayProps) {
  if (by === null) return null
  const formatArrival = commits ? deliveryWords.arrivesBy : deliveryWords.expectedBy
  return <p className="font-semibold text-ink">{formatArrival({ postalCode, day: byDay({ day: by }) })}</p>
}

const Days = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>
