import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { PrivacyNotice } from '#shopfront/settings/shop/privacy-notice.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors, validateBy } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { normalizeInput } from '#ui/forms/normalize-input.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { emailRule, nameRule, newPhoneRule } from '#values/people/field-rules.ts'
import { normalizePhone } from '#values/people/parse-phone.ts'
import { useOfTicketDetails } from '#values/words/law/en.ts'
import * as words from '../words/en.ts'
import {
  emptyTicketValues,
  type OpenedTicket,
  openTicket,
  type TicketOrder,
  type TicketValues,
} from './open-ticket.ts'
import { TicketOpened } from './ticket-opened.tsx'

type Props = {
  order?: TicketOrder
  isGuest?: boolean
  /** What an order's page asks for: `cancel`. */
  about?: string | null
  /** A question that is filled in. */
  question?: string | undefined
}

/** Opens a ticket, about an order or in general; a guest gives contact details. Then it shows the number. */
export function TicketForm({ order, isGuest = false, about = null, question }: Props) {
  const [opened, setOpened] = useState<OpenedTicket>()
  const [formKey, setFormKey] = useState(newFormKey)
  const showFailure = useShowFailure()
  const start = question ? { about: '', values: askingFor(question) } : startOf(about)
  const form = useForm<TicketValues>({ mode: 'onChange', defaultValues: start.values })
  const draft = useDraftValues(form, {
    name: `ticket on ${order?.id ?? 'the shop'}${start.about}`,
    start: start.values,
    formKey: [formKey, setFormKey],
  })
  const { register, formState } = form

  const submit = async (input: TicketValues) => {
    try {
      const ticket = await openTicket(input, { order, isGuest, formKey })
      draft.clear()
      setOpened(ticket)
    } catch (error) {
      // The first form with this key was accepted, so this is a new ticket.
      if (error instanceof ApiError && error.code === 'ENTERED_DIFFERENTLY') setFormKey(newFormKey())
      if (!showFieldErrors(error, fieldNames, form.setError)) showFailure(error, words.notSent)
    }
  }
  const submitOnce = useFormSubmit(form.handleSubmit(submit, showErrorCount))

  if (opened) return <TicketOpened opened={opened} />
  return (
    <DraftForm draft={draft} method="post" noValidate onSubmit={submitOnce} className="grid gap-5">
      <SelectField
        label={words.about}
        defaultValue={start.values.kind}
        error={formState.errors.kind?.message}
        {...register('kind')}
      >
        {writtenKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      {isGuest && <GuestFields form={form} />}
      <TextAreaField
        label={words.message}
        maxLength={2000}
        defaultValue={start.values.body}
        error={formState.errors.body?.message}
        {...register('body', { validate: (input) => input.trim() !== '' || words.messageMissing })}
      />
      <Button type="submit" busy={formState.isSubmitting} className="w-full sm:w-auto sm:justify-self-start">
        {words.send}
      </Button>
    </DraftForm>
  )
}

/** Items are returned on the order's page. */
const writtenKinds = ['complaint', 'question'] as const

/** What the form contains at first, and the end of its draft's name: each has its own draft. */
const startOf = (about: string | null) =>
  about === 'cancel'
    ? { about, values: askingFor(words.pleaseCancel) }
    : { about: '', values: emptyTicketValues }

const askingFor = (body: string): TicketValues => ({ ...emptyTicketValues, kind: 'question', body })

const fieldNames = ['kind', 'name', 'email', 'phone', 'body'] as const

/** A guest's name and contact details. */
function GuestFields({ form: { register, formState } }: { form: ReturnType<typeof useForm<TicketValues>> }) {
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
        onChange={normalizeInput(normalizePhone, phone.onChange)}
      />
      <PrivacyNotice sentence={useOfTicketDetails} />
    </>
  )
}
