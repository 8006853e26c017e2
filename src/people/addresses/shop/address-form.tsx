import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from '#browser/router/hooks.ts'
import type { DeliveryTo } from '#ordering/delivery/contract.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptValues } from '#people/sessions/shop/drafts/use-kept-values.ts'
import { landingOf } from '#people/sessions/shop/landing.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { useTellFailure } from '#people/sessions/shop/use-tell-failure.ts'
import { useStore } from '#shopfront/settings/shop/use-store.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { placeErrors } from '#ui/forms/form-errors.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { sayHowMany } from '#ui/forms/wrong-fields.ts'
import type { Address } from '../contract.ts'
import * as words from '../words/en.ts'
import { AddressFields } from './address-fields.tsx'
import { AddressLines } from './address-lines.tsx'
import { AddressNotice } from './address-notice.tsx'
import {
  type AddressValues,
  addressFieldNames,
  backTo,
  changedMeanwhile,
  failureWords,
  saveAddress,
  startOf,
} from './save-address.ts'
import { tellSaved } from './tell-saved.ts'
import { usePlace } from './use-place.ts'

/**
 * The account's address with what is delivered there, or a new one. After saving, back to where the form was opened from (`?from=`), else to the dashboard.
 */
type Props = { account: Account | null; delivery?: Promise<DeliveryTo | null> }

export function AddressForm({ account, delivery }: Props) {
  const { shipping } = useStore()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tellFailure = useTellFailure()
  const [start] = useState(() => startOf(account, shipping))
  const form = useForm<AddressValues>({ mode: 'onChange', defaultValues: start })
  const draft = useKeptValues(form, { name: `address ${account?.address?.id ?? 'new'}`, start })
  const place = usePlace(form, draft.restored, delivery)
  const [elsewhere, setElsewhere] = useState<Address>()
  const { isSubmitting } = form.formState

  const submit = async (typed: AddressValues) => {
    if (!account) return toast.error(words.notSignedIn, { seconds: 3 })
    try {
      const saved = await saveAddress(typed, elsewhere ?? account.address)
      draft.forget()
      tellSaved(saved, words.saved, { seconds: 3 })
      const redirect = `/profile/${nameInPath(account.user.name)}`
      await navigate(landingOf(backTo(query.get('from'), saved), { role: 'customer', redirect }))
    } catch (error) {
      placeErrors(error, addressFieldNames, form.setError)
      setElsewhere((known) => changedMeanwhile(error) ?? known)
      tellFailure(error, failureWords(error))
    }
  }

  const submitOnce = useFormSubmit(form.handleSubmit(submit, sayHowMany))
  return (
    <KeptForm draft={draft} method="post" noValidate onSubmit={submitOnce} className="max-w-2xl">
      <h2 className="mb-5">{account?.address ? words.editAddress : words.addAddress}</h2>
      <p className="mb-6 rounded-field bg-tint-leaf px-4 py-3 text-sm">
        {shipping.zones ? words.weShipTo({ zones: shipping.zones }) : words.weShipWithin(shipping)}
      </p>
      {account?.notice && <AddressNotice sentence={account.notice} />}
      {elsewhere && <SavedElsewhere address={elsewhere} />}
      <AddressFields form={form} place={place} />
      <Button type="submit" busy={isSubmitting} className="mt-7 w-full sm:w-auto">
        {words.save}
      </Button>
    </KeptForm>
  )
}

/** What another window made of it: whoever saves again knows what goes. */
const SavedElsewhere = ({ address }: { address: Address }) => (
  <div className="my-4 rounded-field bg-tint-turmeric px-4 py-3 text-sm">
    <p className="mb-2">{words.changedMeanwhile}</p>
    <AddressLines address={address} />
  </div>
)
