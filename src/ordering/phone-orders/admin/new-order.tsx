import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { orderUrl, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { allOrders } from '#fulfilment/shipments/words/office/en.ts'
import { consentTextVersion } from '#operations/whatsapp/rules/consent-text-version.ts'
import { addressFieldNames } from '#people/addresses/rules/address-field-names.ts'
import { AddressFields } from '#people/addresses/shop/address-fields.tsx'
import type { AddressValues } from '#people/addresses/shop/save-address.ts'
import { usePostalCodeLookup } from '#people/addresses/shop/use-postal-code-lookup.ts'
import { india } from '#people/addresses/words/en.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { formatRupees } from '#values/money/money.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import { emailRule, nameRule, newPhoneRule } from '#values/people/field-rules.ts'
import { findIndianState } from '#words/gst-states.ts'
import type { KnownCustomer, phoneOrderEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { CustomerFields } from './customer-fields.tsx'
import { ItemPicker } from './item-picker.tsx'
import { OrderTotal } from './order-total.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { blankOrder, type Change, type PhoneOrderValues, paymentOf } from './phone-order-values.ts'

const noAddress = Object.fromEntries(
  addressFieldNames.map((name) => [name, name === 'country' ? india : '']),
) as AddressValues

/** The screen on which somebody of the shop places an order for a customer, from top to bottom with one hand. */
export default function NewOrder() {
  const { may } = useRights()
  const navigate = useNavigate()
  const [values, setValues] = useState(blankOrder)
  const [formKey, setFormKey] = useState(newFormKey)
  const [tried, setTried] = useState(false)
  const orderDraft = useDraftState({
    name: 'phone-order',
    value: values,
    blank: blankOrder,
    restore: setValues,
    formKey: [formKey, setFormKey],
  })
  const address = useForm<AddressValues>({ mode: 'onChange', defaultValues: noAddress })
  const addressDraft = useDraftValues(address, { name: 'phone-order-address', start: noAddress })
  const place = usePostalCodeLookup(address, addressDraft.restored)
  // A changed form gets a new idempotency key, because the first request may have been saved although its answer was
  // lost.
  const change: Change = (changed) => {
    setValues((was) => ({ ...was, ...changed }))
    setFormKey(newFormKey)
  }
  useEffect(() => {
    // What a draft or a lookup fills in belongs to what was typed.
    const { unsubscribe } = address.watch(
      (_values, { type }) => type === 'change' && setFormKey(newFormKey()),
    )
    return unsubscribe
  }, [address])
  const { quote, refused, reload } = useQuote(values, address.watch(['postal_code', 'state']))
  const errors = tried ? problemsOf(values) : {}
  const both = (act: 'discard' | 'clear') => () => {
    orderDraft[act]()
    addressDraft[act]()
  }
  const draft = {
    restored: orderDraft.restored || addressDraft.restored,
    discard: both('discard'),
    clear: both('clear'),
  }

  const { run, busy } = useAction(
    async (total: number) => {
      const { message, order } = await callApi<typeof phoneOrderEndpoints>()('POST /phone-orders', {
        body: bodyOf({ values, address: address.getValues(), total, formKey }),
      })
      draft.clear()
      toast.success(message)
      await navigate(orderUrl(order.id))
    },
    {
      failed: words.notPlaced,
      onFailed: () => {
        // A price may have changed.
        reload()
        return false
      },
    },
  )

  const submit = useFormSubmit(async () => {
    setTried(true)
    // The recipient is the customer, unless somebody else was entered.
    if (address.getValues('full_name').trim() === '') address.setValue('full_name', values.name)
    const isAddressValid = await address.trigger()
    if (values.name.trim() === '') address.clearErrors('full_name')
    const { items: noItems, ...problems } = problemsOf(values)
    if (!isAddressValid || Object.keys(problems).length > 0) return toast.error(words.checkFields)
    if (noItems) return toast.error(noItems)
    if (refused || !quote) return toast.error(refused ?? words.quoteMissing)
    await run(quote.total)
  })

  const takeAddress = (saved: KnownCustomer['addresses'][number]) => {
    for (const name of addressFieldNames) {
      const value = name === 'state' ? (findIndianState(saved.state) ?? '') : (saved[name] ?? '')
      address.setValue(name, value, { shouldValidate: tried })
    }
    void place.lookUp(saved.postal_code)
  }
  return (
    <DraftForm
      draft={draft}
      noValidate
      onSubmit={submit}
      aria-label={words.newOrder}
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div>
        <TextLink to={sectionUrl('orders')}>{allOrders}</TextLink>
        <h2>{words.newOrder}</h2>
      </div>
      <Part title={words.customer}>
        <CustomerFields values={values} errors={errors} onChange={change} onAddress={takeAddress} />
      </Part>
      <Part title={words.items}>
        <ItemPicker items={values.items} onChange={(items) => change({ items })} />
        {errors.items && <p className="text-sm text-danger">{errors.items}</p>}
      </Part>
      <Part title={words.deliverTo}>
        <AddressFields form={address} place={place} layout="order" />
      </Part>
      <Part title={words.discountAndNote}>
        <MoreFields values={values} errors={errors} mayDiscount={may('discounts:write')} onChange={change} />
      </Part>
      <Part title={words.payment}>
        <PaymentFields
          values={values}
          reasons={{ link: quote?.no_link ?? null, on_delivery: quote?.no_cash ?? null }}
          onChange={change}
        />
      </Part>
      <Part title={words.summary}>
        <OrderTotal quote={quote} refused={refused} />
        <Button type="submit" wide busy={busy}>
          {quote && !refused
            ? words.create[values.how]({ total: formatRupees(quote.total) })
            : words.createOrder}
        </Button>
      </Part>
    </DraftForm>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-5">
    <h3 className="text-base!">{title}</h3>
    {children}
  </Card>
)

type MoreProps = {
  values: PhoneOrderValues
  errors: Record<string, string>
  mayDiscount: boolean
  onChange: Change
}

const MoreFields = ({ values, errors, mayDiscount, onChange }: MoreProps) => (
  <>
    {mayDiscount && (
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Field
          label={words.discountAmount}
          inputMode="decimal"
          value={values.discountAmount}
          error={errors.discountAmount}
          onChange={({ currentTarget: { value } }) => onChange({ discountAmount: value })}
        />
        <Field
          label={words.discountReason}
          maxLength={80}
          value={values.discountReason}
          error={errors.discountReason}
          onChange={({ currentTarget: { value } }) => onChange({ discountReason: value })}
        />
      </div>
    )}
    <TextAreaField
      label={words.note}
      rows={2}
      maxLength={1000}
      value={values.note}
      onChange={({ currentTarget: { value } }) => onChange({ note: value })}
    />
  </>
)

/** What the order costs now; it is asked again whenever something that it depends on has changed. */
function useQuote(values: PhoneOrderValues, [postalCode, state]: [string, string]) {
  const amount = parseRupees(values.discountAmount)
  const body = {
    items: values.items.map(({ packId, quantity }) => ({ pack_id: packId, quantity })),
    ...(newPhoneRule.pattern.test(values.phone) && { phone: values.phone }),
    address: { postal_code: postalCode, state },
    ...(amount && { discount: { amount } }),
  }
  const isComplete = body.items.length > 0 && /^[1-9]\d{5}$/.test(postalCode.replace(' ', '')) && state !== ''
  const { data, failed, reload } = useApiQuery(isComplete ? JSON.stringify(body) : '', async (signal) =>
    isComplete
      ? callApi<typeof phoneOrderEndpoints>()('POST /phone-orders/quote', { body, signal })
      : undefined,
  )
  return isComplete
    ? { quote: data, refused: failed?.message, reload }
    : { quote: undefined, refused: undefined, reload }
}

/** The message for each field that is missing or wrong, apart from the address. */
function problemsOf(values: PhoneOrderValues): Record<string, string> {
  const { phone, name, email, items, discountAmount, discountReason } = values
  const isDiscounted = discountAmount.trim() !== ''
  return {
    ...(!newPhoneRule.pattern.test(phone) && { phone: newPhoneRule.invalid }),
    ...(!nameRule.pattern.test(name.trim()) && { name: name.trim() ? nameRule.invalid : nameRule.missing }),
    ...(email.trim() !== '' && !emailRule.pattern.test(email.trim()) && { email: emailRule.invalid }),
    ...(items.length === 0 && { items: words.itemsNeeded }),
    ...(isDiscounted && !parseRupees(discountAmount) && { discountAmount: words.amountNeeded }),
    ...(isDiscounted && discountReason.trim() === '' && { discountReason: words.reasonNeeded }),
  }
}

type FormToSend = { values: PhoneOrderValues; address: AddressValues; total: number; formKey: string }

function bodyOf({ values, address, total, formKey }: FormToSend) {
  const { phone, name, email, whatsapp, language, items, discountAmount, discountReason, note } = values
  const amount = parseRupees(discountAmount)
  return {
    form_key: formKey,
    phone,
    name,
    email,
    ...(whatsapp && { whatsapp_consent: consentTextVersion }),
    language,
    items: items.map(({ packId, quantity }) => ({ pack_id: packId, quantity })),
    address,
    ...(amount && { discount: { amount, reason: discountReason } }),
    note,
    total_price: total,
    payment: paymentOf(values),
  }
}
