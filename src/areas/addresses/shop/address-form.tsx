import { useForm } from 'react-hook-form'
import { isSignedOut } from '../../../browser/failure.ts'
import { useNavigate, useSearchParams } from '../../../browser/router/hooks.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { placeErrors, validateBy } from '../../../ui/forms/form-errors.ts'
import { rewriteTyped } from '../../../ui/forms/rewrite-typed.ts'
import { useFormSubmit } from '../../../ui/forms/use-form-submit.ts'
import { sayHowMany } from '../../../ui/forms/wrong-fields.ts'
import { addressPhoneRule, postalCodeRule } from '../../../values/field-rules.ts'
import { plainNumberOf } from '../../../values/typed-phone.ts'
import { DeliveryNews } from '../../delivery/shop/delivery-news.tsx'
import { keepDraft, useDraft } from '../../session/shop/draft.ts'
import { landingOf } from '../../session/shop/landing.ts'
import type { Account } from '../../session/shop/load-account.ts'
import { nameInPath } from '../../session/shop/name-in-path.ts'
import { useTellFailure } from '../../session/shop/use-tell-failure.ts'
import { useStore } from '../../store/shop/use-store.ts'
import * as words from '../words/en.ts'
import { AddressNotice } from './address-notice.tsx'
import { PlaceChoice } from './place-choice.tsx'
import {
  type AddressValues,
  addressFieldNames,
  failureWords,
  lineRule,
  saveAddress,
  startOf,
} from './save-address.ts'
import { type AddressFormState, usePlace } from './use-place.ts'

/** Where orders go. After saving, back to where the form was opened from (`?from=`), else to the dashboard. */
export function AddressForm({ account }: { account: Account | null }) {
  const { shipping } = useStore()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tellFailure = useTellFailure()
  const draft = useDraft<AddressValues>(draftName(account))
  const form = useForm<AddressValues>({
    mode: 'onChange',
    defaultValues: { ...startOf(account, shipping), ...draft },
  })
  const place = usePlace(form)
  const { isSubmitting } = form.formState

  const submit = async (typed: AddressValues) => {
    if (!account) return toast.error(words.notSignedIn)
    try {
      await saveAddress(typed, account)
      toast.success(words.saved)
      const dashboard = `/profile/${nameInPath(account.user.name)}`
      await navigate(landingOf(query.get('from'), { role: 'customer', redirect: dashboard }))
    } catch (error) {
      if (isSignedOut(error)) keepDraft(draftName(account), typed)
      placeErrors(error, addressFieldNames, form.setError)
      tellFailure(error, failureWords(error))
    }
  }

  const submitOnce = useFormSubmit(form.handleSubmit(submit, sayHowMany))
  return (
    <form method="post" noValidate onSubmit={submitOnce} className="max-w-2xl">
      <h2 className="mb-5">{account?.address ? words.editAddress : words.addAddress}</h2>
      <p className="mb-6 rounded-field bg-tint-leaf px-4 py-3 text-sm">{words.weShipWithin(shipping)}</p>
      {account?.notice && <AddressNotice sentence={account.notice} />}
      <AddressFields form={form} place={place} />
      <Button type="submit" busy={isSubmitting} className="mt-7 w-full sm:w-auto">
        {words.save}
      </Button>
    </form>
  )
}

/** Holds the customer's id, so that another customer on the same device does not get this draft. */
const draftName = (account: Account | null) => `address of ${account?.user.id}`

type FieldsProps = { form: AddressFormState; place: ReturnType<typeof usePlace> }

function AddressFields({ form: { register, formState }, place }: FieldsProps) {
  const field = (name: keyof AddressValues, rule: Parameters<typeof validateBy>, autoComplete: string) => ({
    autoComplete,
    required: !rule[1]?.optional,
    error: formState.errors[name]?.message,
    ...register(name, validateBy(...rule)),
  })
  const optional = { optional: true }
  const code = field('postal_code', [postalCodeRule], 'postal-code')
  const phone = field('phone', [addressPhoneRule, optional], 'tel')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <Field
          label={words.postalCode}
          inputMode="numeric"
          {...code}
          onChange={(event) => {
            void place.ask(event.currentTarget.value)
            return code.onChange(event)
          }}
        />
        <DeliveryNews {...place} />
      </div>
      <PlaceChoice {...place} />
      <div className="sm:col-span-2">
        <Field label={words.fullName} {...field('full_name', [lineRule('full_name')], 'name')} />
      </div>
      <div className="sm:col-span-2">
        <Field
          label={words.line1}
          {...field('address_line1', [lineRule('address_line1')], 'address-line1')}
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          label={words.line2}
          {...field('address_line2', [lineRule('address_line2'), optional], 'address-line2')}
        />
      </div>
      <Field label={words.city} {...field('city', [lineRule('city')], 'address-level2')} />
      <Field label={words.state} {...field('state', [lineRule('state')], 'address-level1')} />
      <Field label={words.country} {...field('country', [lineRule('country')], 'country-name')} />
      <Field
        label={words.phone}
        type="tel"
        inputMode="numeric"
        hint={words.phoneHint}
        {...phone}
        onChange={rewriteTyped(plainNumberOf, phone.onChange)}
      />
    </div>
  )
}
