import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { store } from '../../../store.ts'
import { Button } from '../../../ui/button.tsx'
import { isSignedOut } from '../../../ui/failure.ts'
import { Field } from '../../../ui/field.tsx'
import { placeErrors, validateBy } from '../../../ui/form-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useSubmitOnce } from '../../../ui/use-submit-once.ts'
import { addressPhoneRule } from '../../../values/field-rules.ts'
import { keepDraft, useDraft } from '../../accounts/web/draft.ts'
import { landingOf } from '../../accounts/web/landing.ts'
import type { Account } from '../../accounts/web/load-account.ts'
import { nameInPath } from '../../accounts/web/name-in-path.ts'
import { useTellFailure } from '../../accounts/web/use-tell-failure.ts'
import {
  type AddressValues,
  addressFieldNames,
  failureWords,
  lineRule,
  postalCodeRule,
  saveAddress,
  startOf,
} from './save-address.ts'

/** Where orders go. After saving, back to where the form was opened from (`?from=`), else to the dashboard. */
export function AddressForm({ account }: { account: Account | null }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tellFailure = useTellFailure()
  const draft = useDraft<AddressValues>(draftName(account))
  const form = useForm<AddressValues>({
    mode: 'onChange',
    defaultValues: { ...startOf(account, store.shipping), ...draft },
  })
  const { isSubmitting } = form.formState

  const submit = async (typed: AddressValues) => {
    if (!account) return toast.error('User not authenticated.')
    try {
      await saveAddress(typed, account)
      toast.success('Address saved successfully!')
      const dashboard = `/profile/${nameInPath(account.user.name)}`
      await navigate(landingOf(query.get('from'), { role: 'customer', redirect: dashboard }))
    } catch (error) {
      if (isSignedOut(error)) keepDraft(draftName(account), typed)
      placeErrors(error, addressFieldNames, form.setError)
      tellFailure(error, failureWords(error))
    }
  }

  const submitOnce = useSubmitOnce(form.handleSubmit(submit))
  return (
    <form method="post" noValidate onSubmit={submitOnce} className="max-w-2xl">
      <h2 className="mb-5">{account?.address ? 'Edit Address' : 'Add Address'}</h2>
      <p className="mb-6 rounded-field bg-tint-leaf px-4 py-3 text-sm">
        We ship within {store.shipping.district} district, {store.shipping.state}.
      </p>
      <AddressFields form={form} />
      <Button type="submit" busy={isSubmitting} className="mt-7 w-full sm:w-auto">
        Save Address
      </Button>
    </form>
  )
}

/** Another customer on the same device is not to see it. */
const draftName = (account: Account | null) => `address of ${account?.user.id}`

type Form = ReturnType<typeof useForm<AddressValues>>

function AddressFields({ form: { register, formState } }: { form: Form }) {
  const field = (name: keyof AddressValues, rule: Parameters<typeof validateBy>, autoComplete: string) => ({
    autoComplete,
    required: !rule[1]?.optional,
    error: formState.errors[name]?.message,
    ...register(name, validateBy(...rule)),
  })
  const optional = { optional: true }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label="Full name" {...field('full_name', [lineRule(80)], 'name')} />
      </div>
      <div className="sm:col-span-2">
        <Field label="Address line 1" {...field('address_line1', [lineRule(120)], 'address-line1')} />
      </div>
      <div className="sm:col-span-2">
        <Field
          label="Address line 2 (optional)"
          {...field('address_line2', [lineRule(120), optional], 'address-line2')}
        />
      </div>
      <Field label="City" {...field('city', [lineRule(60)], 'address-level2')} />
      <Field
        label="Postal code"
        inputMode="numeric"
        {...field('postal_code', [postalCodeRule], 'postal-code')}
      />
      <Field label="State" {...field('state', [lineRule(60)], 'address-level1')} />
      <Field label="Country" {...field('country', [lineRule(60)], 'country-name')} />
      <Field
        label="Phone (optional)"
        type="tel"
        inputMode="numeric"
        hint="10 to 15 digits, for the courier."
        {...field('phone', [addressPhoneRule, optional], 'tel')}
      />
    </div>
  )
}
