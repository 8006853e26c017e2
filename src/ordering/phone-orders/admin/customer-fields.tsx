import { useId, useRef, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { PhoneField } from '#ui/forms/phone-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { emailRule, nameRule, newPhoneRule } from '#values/people/field-rules.ts'
import { type Language, languages } from '#words/language.ts'
import type { KnownCustomer, phoneOrderEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import type { Change, PhoneOrderValues } from './phone-order-values.ts'

type Address = KnownCustomer['addresses'][number]
type Props = {
  values: PhoneOrderValues
  errors: Record<string, string | undefined>
  onChange: Change
  onAddress: (address: Address) => void
}

/** The phone number, which finds a customer with their addresses; the other fields can be corrected. */
export function CustomerFields({ values, errors, onChange, onAddress }: Props) {
  const [said, setSaid] = useState('')
  const [addresses, setAddresses] = useState<Address[]>([])

  const [offersWhatsapp, setOffersWhatsapp] = useState(false)
  const latest = useRef('')

  async function lookUp(phone: string) {
    latest.current = phone
    setSaid('')
    setAddresses([])
    if (!newPhoneRule.pattern.test(phone)) return
    try {
      const { customer, offers_whatsapp } = await callApi<typeof phoneOrderEndpoints>()(
        'GET /phone-orders/customers/{phone}',
        { params: { phone } },
      )
      if (latest.current !== phone) return
      setOffersWhatsapp(offers_whatsapp)
      setSaid(
        customer ? words.known({ name: customer.name, hasAccount: customer.has_account }) : words.unknown,
      )
      if (!customer) return
      const { name, email, language } = customer
      onChange({ name, email, ...(language && { language }) })
      setAddresses(customer.addresses)
      const [first] = customer.addresses
      if (first) onAddress(first)
    } catch {
      if (latest.current === phone) setSaid(words.lookupFailed)
    }
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PhoneField
        value={values.phone}
        autoComplete="off"
        error={errors.phone}
        onChange={({ currentTarget: { value } }) => {
          // Another number is another person's.
          onChange({ phone: value, whatsapp: false })
          void lookUp(value)
        }}
      />
      <p role="status" className="self-end text-sm text-ink-soft sm:pb-3">
        {said}
      </p>
      <Field
        label={words.name}
        autoComplete="off"
        maxLength={nameRule.most}
        value={values.name}
        error={errors.name}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <Field
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="off"
        maxLength={emailRule.most}
        value={values.email}
        error={errors.email}
        onChange={({ currentTarget: { value } }) => onChange({ email: value })}
      />
      <SelectField
        label={words.language}
        value={values.language}
        onChange={({ currentTarget: { value } }) => onChange({ language: value as Language })}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {words.languageNames[language]}
          </option>
        ))}
      </SelectField>
      {(offersWhatsapp || values.whatsapp) && (
        <WhatsappConsent checked={values.whatsapp} onChange={(whatsapp) => onChange({ whatsapp })} />
      )}
      {addresses.length > 1 && (
        <ul aria-label={words.knownAddresses} className="grid gap-2 sm:col-span-2">
          {addresses.map((address) => (
            <li key={`${address.address_line1} ${address.postal_code}`}>
              <Button variant="secondary" className="px-4! text-sm" onClick={() => onAddress(address)}>
                {words.addressIs({
                  line: address.address_line1,
                  city: address.city,
                  code: address.postal_code,
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ConsentProps = { checked: boolean; onChange: (checked: boolean) => void }

/** The box for what the customer said on the phone about WhatsApp messages. Never ticked beforehand (DPDP Act). */
function WhatsappConsent({ checked, onChange }: ConsentProps) {
  const noticeId = useId()
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-11 items-center gap-x-3">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={noticeId}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-leaf-dark"
        />
        {words.agreesToWhatsapp}
      </label>
      <p id={noticeId} className="text-sm text-ink-soft">
        {words.whatsappNotice}
      </p>
    </div>
  )
}
