import { type ReactNode, useState } from 'react'
import { DeliveryResult } from '#ordering/delivery/shop/delivery-result.tsx'
import * as deliveryWords from '#ordering/delivery/words/en.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { Field } from '#ui/forms/field.tsx'
import { validateBy } from '#ui/forms/form-errors.ts'
import { normalizeInput } from '#ui/forms/normalize-input.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { addressPhoneRule, postalCodeRule } from '#values/people/field-rules.ts'
import { normalizePhone } from '#values/people/parse-phone.ts'
import { indianStates } from '#words/gst-states.ts'
import * as words from '../words/en.ts'
import { NameField } from './name-field.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { type AddressValues, addressTextRule } from './save-address.ts'
import type { AddressFormState, usePostalCodeLookup } from './use-postal-code-lookup.ts'

type FieldsProps = {
  form: AddressFormState
  place: ReturnType<typeof usePostalCodeLookup>
  /**
   * `account`: all fields. `checkout`: those first that a new customer must type; the others are folded, because they
   * are filled in or optional. `guest`: the address is not saved, so it needs no name. `order`: like `checkout`, for an
   * address that is not saved.
   */
  layout?: 'account' | 'checkout' | 'guest' | 'order'
}

const optional = { optional: true }

/**
 * The fields of the address form in India's order: the PIN code first, because the shop knows its district and state.
 */
export function AddressFields({ form, place, layout = 'account' }: FieldsProps) {
  const { register, formState, watch } = form
  const field = (name: keyof AddressValues, rule: Parameters<typeof validateBy>, autoComplete: string) => ({
    autoComplete,
    required: !rule[1]?.optional,
    error: formState.errors[name]?.message,
    ...register(name, validateBy(...rule)),
  })
  const code = field('postal_code', [postalCodeRule], 'postal-code')
  const phone = field('phone', [addressPhoneRule, optional], 'tel')
  const district = field('district', [addressTextRule('district'), optional], 'off')
  const fields = {
    code: (
      <div>
        <Field
          label={words.postalCode}
          inputMode="numeric"
          {...code}
          onChange={(event) => {
            void place.lookUp(event.currentTarget.value)
            return code.onChange(event)
          }}
        />
        <DeliveryResult {...place} />
      </div>
    ),
    phone: (
      <Field
        label={words.phone}
        type="tel"
        inputMode="numeric"
        hint={layout === 'guest' || layout === 'order' ? words.guestPhoneHint : words.phoneHint}
        {...phone}
        onChange={normalizeInput(normalizePhone, phone.onChange)}
      />
    ),
    fullName: (
      <div className="sm:col-span-2">
        <Field label={words.fullName} {...field('full_name', [addressTextRule('full_name')], 'name')} />
      </div>
    ),
    lines: (
      <>
        <div className="sm:col-span-2">
          <Field
            label={words.line1}
            {...field('address_line1', [addressTextRule('address_line1')], 'address-line1')}
          />
        </div>
        <div className="sm:col-span-2">
          <Field
            label={words.line2}
            {...field('address_line2', [addressTextRule('address_line2'), optional], 'address-line2')}
          />
        </div>
      </>
    ),
    landmark: (
      <div className="sm:col-span-2">
        <Field
          label={words.landmark}
          hint={words.landmarkHint}
          {...field('landmark', [addressTextRule('landmark'), optional], 'off')}
        />
      </div>
    ),
    place: (
      <>
        <Field label={words.city} {...field('city', [addressTextRule('city')], 'address-level2')} />
        {place.hasSeveral ? (
          <PlaceChoice {...place} />
        ) : (
          <Field label={deliveryWords.district} {...district} />
        )}
        <SelectField
          label={words.state}
          {...field('state', [addressTextRule('state')], 'address-level1')}
          value={watch('state')}
        >
          <option value="" disabled>
            {deliveryWords.whichDistrict}
          </option>
          {indianStates.map((state) => (
            <option key={state} value={state}>
              {words.stateIs({ state })}
            </option>
          ))}
        </SelectField>
      </>
    ),
    country: (
      <Field label={words.country} {...field('country', [addressTextRule('country')], 'country-name')} />
    ),
    name: <NameField form={form} field={field('name', [addressTextRule('name'), optional], 'off')} />,
  }
  if (layout === 'checkout' || layout === 'order')
    return (
      <div className={columns}>
        {fields.code}
        {fields.lines}
        {fields.place}
        <MoreFields form={form}>
          {fields.fullName}
          {fields.phone}
          {fields.country}
          {fields.landmark}
          {layout === 'checkout' && fields.name}
        </MoreFields>
      </div>
    )
  return (
    <div className={columns}>
      {fields.code}
      {fields.phone}
      {fields.fullName}
      {fields.lines}
      {fields.landmark}
      {fields.place}
      {fields.country}
      {layout === 'account' && fields.name}
    </div>
  )
}

const columns = 'grid gap-5 sm:grid-cols-2'

const foldedFields = ['full_name', 'phone', 'country', 'landmark', 'name'] as const

/** The fields that are filled in or optional. Folded they name the recipient; a mistake in them unfolds them. */
function MoreFields({
  form: { watch, formState },
  children,
}: {
  form: AddressFormState
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [fullName, phone] = watch(['full_name', 'phone'])
  const isWrong = foldedFields.some((name) => formState.errors[name])
  return (
    <details
      open={open || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-field border border-line px-4 sm:col-span-2"
    >
      <summary className="-mx-4 flex min-h-12 flex-wrap items-center gap-x-3 px-4">
        <span className="font-semibold">{words.recipient}</span>
        <span className="text-sm wrap-anywhere text-ink-soft">{joinFacts([fullName, phone])}</span>
      </summary>
      <div className={classNames(columns, 'pt-2 pb-5')}>{children}</div>
    </details>
  )
}

const joinFacts = (facts: string[]) => facts.filter((fact) => fact.trim() !== '').join(', ')
