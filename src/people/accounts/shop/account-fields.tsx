import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#ui/forms/field.tsx'
import { validateBy } from '#ui/forms/form-errors.ts'
import { nameRule } from '#values/people/field-rules.ts'
import * as words from '../words/en.ts'
import { PinChange } from './pin-change.tsx'
import type { AccountValues } from './save-account.ts'

type Props = { form: UseFormReturn<AccountValues>; email: string; phone?: string }

/** The fields of an account: the name and the pin, and read-only its e-mail address and phone. */
export const AccountFields = ({ form, email, phone }: Props) => (
  <>
    <Field
      label={words.name}
      autoComplete="name"
      maxLength={nameRule.most}
      error={form.formState.errors.name?.message}
      {...form.register('name', validateBy(nameRule))}
    />
    <Field label={words.email} readOnly value={email} />
    {phone && <Field label={words.phone} readOnly value={`+91 ${phone}`} />}
    <PinChange control={form.control} />
  </>
)
