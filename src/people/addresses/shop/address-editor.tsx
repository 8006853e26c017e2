import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { Address, AddressWithNotices } from '../contract.ts'
import { addressFieldNames } from '../rules/address-field-names.ts'
import * as words from '../words/en.ts'
import { AddressFields } from './address-fields.tsx'
import { AddressLines } from './address-lines.tsx'
import { AddressNotice } from './address-notice.tsx'
import {
  type AddressValues,
  conflictingAddress,
  failureMessage,
  initialValues,
  saveAddress,
} from './save-address.ts'
import { showSaved } from './show-saved.ts'
import { usePostalCodeLookup } from './use-postal-code-lookup.ts'

type Props = {
  account: Account | null
  /** What the shop delivers to the saved address. */
  delivery?: Promise<DeliveryEstimate | null> | undefined
  /** Runs after the address was saved. */
  onSaved: (saved: AddressWithNotices) => Promise<void>
  /** Within the checkout: asks first for what a new customer must type, and leaves out what the page says elsewhere. */
  inCheckout?: boolean
}

/** The form for the account's address or a new one, with the result of looking up its PIN code. */
export function AddressEditor({ account, delivery, onSaved, inCheckout = false }: Props) {
  const { shipping } = useStoreSettings()
  const showFailure = useShowFailure()
  const [start] = useState(() => initialValues(account, shipping))
  const form = useForm<AddressValues>({ mode: 'onChange', defaultValues: start })
  const draft = useDraftValues(form, { name: `address ${account?.address?.id ?? 'new'}`, start })
  const place = usePostalCodeLookup(form, draft.restored, delivery)
  const [conflict, setConflict] = useState<Address>()
  const { isSubmitting } = form.formState

  const submit = async (values: AddressValues) => {
    if (!account) return toast.error(words.notSignedIn, { seconds: 3 })
    try {
      const saved = await saveAddress(values, conflict ?? account.address)
      draft.clear()
      if (!inCheckout || saved.order_stays) showSaved(saved, words.saved, { seconds: 3 })
      await onSaved(saved)
    } catch (error) {
      showFieldErrors(error, addressFieldNames, form.setError)
      setConflict((known) => conflictingAddress(error) ?? known)
      showFailure(error, failureMessage(error))
    }
  }

  const Heading = inCheckout ? 'h3' : 'h2'
  const submitOnce = useFormSubmit(form.handleSubmit(submit, showErrorCount))
  return (
    <DraftForm draft={draft} method="post" noValidate onSubmit={submitOnce} className="max-w-2xl">
      <Heading className={inCheckout ? 'mb-4 text-lg' : 'mb-5'}>
        {account?.address ? words.editAddress : words.addAddress}
      </Heading>
      <p className="mb-6 rounded-field bg-tint-leaf px-4 py-3 text-sm">
        {shipping.zones ? words.weShipTo({ zones: shipping.zones }) : words.weShipWithin(shipping)}
      </p>
      {account?.notice && <AddressNotice sentence={account.notice} />}
      {conflict && <ConflictingAddress address={conflict} />}
      <AddressFields form={form} place={place} layout={inCheckout ? 'checkout' : 'account'} />
      <Button type="submit" busy={isSubmitting} className="mt-7 w-full sm:w-auto">
        {inCheckout ? words.deliverHere : words.save}
      </Button>
    </DraftForm>
  )
}

/** The version that another window has saved, so that it is not overwritten unnoticed. */
const ConflictingAddress = ({ address }: { address: Address }) => (
  <div className="my-4 rounded-field bg-tint-turmeric px-4 py-3 text-sm">
    <p className="mb-2">{words.changedMeanwhile}</p>
    <AddressLines address={address} />
  </div>
)
