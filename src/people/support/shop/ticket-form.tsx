import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-form-key.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptValues } from '#people/sessions/shop/drafts/use-kept-values.ts'
import { useTellFailure } from '#people/sessions/shop/use-tell-failure.ts'
import { UseOfDetails } from '#shopfront/settings/shop/use-of-details.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { placeErrors, validateBy } from '#ui/forms/form-errors.ts'
import { rewriteTyped } from '#ui/forms/rewrite-typed.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { sayHowMany } from '#ui/forms/wrong-fields.ts'
import { emailRule, nameRule, newPhoneRule } from '#values/people/field-rules.ts'
import { plainNumberOf } from '#values/people/typed-phone.ts'
import { ticketKinds } from '#values/ticket.ts'
import { useOfTicketDetails } from '#values/words/law/en.ts'
import * as words from '../words/en.ts'
import { type OfOrder, type OpenedTicket, openTicket, type TicketValues, untouched } from './open-ticket.ts'
import { ReturnFields } from './return-fields.tsx'
import { TicketOpened } from './ticket-opened.tsx'

type Props = { order?: OfOrder; isStranger?: boolean }

/** Opens a ticket: about an order, or none; a stranger says who they are. Then it shows the number. */
export function TicketForm({ order, isStranger = false }: Props) {
  const [opened, setOpened] = useState<OpenedTicket>()
  const [formKey, setFormKey] = useState(newFormKey)
  const tellFailure = useTellFailure()
  const form = useForm<TicketValues>({ mode: 'onChange', defaultValues: untouched })
  const draft = useKeptValues(form, {
    name: `ticket on ${order?.id ?? 'the shop'}`,
    start: untouched,
    formKey: [formKey, setFormKey],
  })
  const { register, formState, watch } = form

  const submit = async (typed: TicketValues) => {
    try {
      const ticket = await openTicket(typed, { order, isStranger, formKey })
      draft.forget()
      setOpened(ticket)
    } catch (error) {
      // The person was told of the first one: what is sent now is another ticket.
      if (error instanceof ApiError && error.code === 'ENTERED_DIFFERENTLY') setFormKey(newFormKey())
      if (!placeErrors(error, fieldNames, form.setError)) tellFailure(error, words.notSent)
    }
  }
  const submitOnce = useFormSubmit(form.handleSubmit(submit, sayHowMany))

  if (opened) return <TicketOpened opened={opened} />
  const kinds = ticketKinds.filter((kind) => kind !== 'return' || order)
  return (
    <KeptForm draft={draft} method="post" noValidate onSubmit={submitOnce} className="grid gap-5">
      <SelectField label={words.about} error={formState.errors.kind?.message} {...register('kind')}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      {order && watch('kind') === 'return' && <ReturnFields form={form} items={order.items} />}
      {isStranger && <WhoAsks form={form} />}
      <TextAreaField
        label={words.message}
        maxLength={2000}
        error={formState.errors.body?.message}
        {...register('body', { validate: (typed) => typed.trim() !== '' || words.messageMissing })}
      />
      <Button type="submit" busy={formState.isSubmitting} className="w-full sm:w-auto sm:justify-self-start">
        {words.send}
      </Button>
    </KeptForm>
  )
}

const fieldNames = ['kind', 'name', 'email', 'phone', 'reason', 'lines', 'body'] as const

/** A stranger's name and how to reach them. */
function WhoAsks({ form: { register, formState } }: { form: ReturnType<typeof useForm<TicketValues>> }) {
  const { errors } = formState
  const phone = register('phone', validateBy(newPhoneRule, { optional: true }))
  return (
    <>
      <Field
        label={words.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', validateBy(nameRule))}
      />
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        hint={words.emailHint}
        error={errors.email?.message}
        {...register('email', validateBy(emailRule))}
      />
      <Field
        label={words.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.phone?.message}
        {...phone}
        onChange={rewriteTyped(plainNumberOf, phone.onChange)}
      />
      <UseOfDetails say={useOfTicketDetails} />
    </>
  )
}
