import { DeliveryResult } from '#ordering/delivery/shop/delivery-result.tsx'
import * as deliveryWords from '#ordering/delivery/words/en.ts'
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
  /** The address is not saved, so it needs no name. */
  once?: boolean
}

const optional = { optional: true }

/**
 * The fields of the address form in India's order: the PIN code first, because the shop knows its district and state.
 */
export function AddressFields({ form, place, once = false }: FieldsProps) {
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
  return (
    <div className="grid gap-5 sm:grid-cols-2">
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
      <Field
        label={words.phone}
        type="tel"
        inputMode="numeric"
        hint={once ? words.guestPhoneHint : words.phoneHint}
        {...phone}
        onChange={normalizeInput(normalizePhone, phone.onChange)}
      />
      <div className="sm:col-span-2">
        <Field label={words.fullName} {...field('full_name', [addressTextRule('full_name')], 'name')} />
      </div>
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
      <div className="sm:col-span-2">
        <Field
          label={words.landmark}
          hint={words.landmarkHint}
          {...field('landmark', [addressTextRule('landmark'), optional], 'off')}
        />
      </div>
      <Field label={words.city} {...field('city', [addressTextRule('city')], 'address-level2')} />
      {place.hasSeveral ? <PlaceChoice {...place} /> : <Field label={deliveryWords.district} {...district} />}
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
      <Field label={words.country} {...field('country', [addressTextRule('country')], 'country-name')} />
      {!once && <NameField form={form} field={field('name', [addressTextRule('name'), optional], 'off')} />}
    </div>
  )
}
