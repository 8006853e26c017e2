import type { MouseEvent } from 'react'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import * as deliveryWords from '#ordering/delivery/words/en.ts'
import type { Address, AddressWithNotices } from '#people/addresses/contract.ts'
import { AddressChoice } from '#people/addresses/shop/address-choice.tsx'
import { AddressEditor } from '#people/addresses/shop/address-editor.tsx'
import { AddressLines } from '#people/addresses/shop/address-lines.tsx'
import { AddressNotice } from '#people/addresses/shop/address-notice.tsx'
import * as addressWords from '#people/addresses/words/en.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { joinParts } from '#ui/elements/join-parts.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { byDay } from '#values/words/days/en.ts'
import * as words from '../words/en.ts'
import type { AgreedTerms } from './agreed-terms.ts'
import { CheckoutStep } from './checkout-step.tsx'

type Props = {
  account: Account
  addresses: AddressWithNotices[]
  delivery: DeliveryEstimate | null
  /** The terms of a pending order, if they differ from the current ones. */
  agreed: AgreedTerms | null
  /** Disables the choice, because the payment has started with the current address. */
  isPaying: boolean
  /** The address that the form changes, `new` for another one, or null without a form. */
  editing: EditedAddress
  onEdit: (editing: EditedAddress) => void
  /** The address was saved: chooses it. */
  onSaved: (saved: AddressWithNotices) => Promise<void>
}
export type EditedAddress = number | 'new' | null

/** The delivery address, or the form for it, which a customer without an address sees at once. */
export function DeliveryStep({ editing, onEdit, onSaved, ...shown }: Props) {
  const { account, addresses, isPaying } = shown
  const { address } = account
  // A link, because it can also be opened in a new tab.
  const formPath = `/${nameInPath(account.user.name)}/address?from=%2Fcheckout`
  const edited = addresses.find(({ id }) => id === editing) ?? null
  const open = (id: EditedAddress) => (event: MouseEvent) => {
    event.preventDefault()
    onEdit(id)
  }
  if (editing !== null)
    return (
      <CheckoutStep number={2} title={words.deliveryAddress} state="current">
        {!address && <p className="mb-4 text-ink-soft">{words.noAddress}</p>}
        <AddressEditor
          key={editing}
          inCheckout
          account={{ ...account, address: edited, notice: edited?.notice }}
          onSaved={onSaved}
        />
        {address && (
          <Button variant="quiet" className="mt-2 w-full sm:w-auto" onClick={() => onEdit(null)}>
            {addressWords.cancelEditing}
          </Button>
        )}
      </CheckoutStep>
    )
  return (
    <CheckoutStep
      number={2}
      title={words.deliveryAddress}
      state="done"
      action={
        address &&
        !isPaying && (
          <TextLink
            to={addresses.length < 2 ? formPath : `${formPath}&id=${address.id}`}
            onClick={open(address.id)}
            className="shrink-0"
          >
            {words.edit}
          </TextLink>
        )
      }
    >
      {address && <ChosenAddress {...shown} address={address} />}
      {!isPaying && (
        <p className="mt-3 text-sm">
          <TextLink to={`${formPath}&id=new`} onClick={open('new')}>
            {addressWords.addAnother}
          </TextLink>
        </p>
      )}
    </CheckoutStep>
  )
}

type ChosenProps = Pick<Props, 'account' | 'addresses' | 'delivery' | 'agreed' | 'isPaying'> & {
  address: Address
}

/** The address that the order goes to, the choice of another one, and when it arrives. */
function ChosenAddress({ account, address, addresses, delivery, agreed, isPaying }: ChosenProps) {
  const isOnly = addresses.length < 2
  return (
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
      </div>
    </>
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
