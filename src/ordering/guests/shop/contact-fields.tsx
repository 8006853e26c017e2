import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#ui/forms/field.tsx'
import { validateBy } from '#ui/forms/form-errors.ts'
import { PhoneField } from '#ui/forms/phone-field.tsx'
import { emailRule, nameRule, newPhoneRule } from '#values/people/field-rules.ts'
import * as words from '../words/en.ts'

export type ContactValues = { name: string; email: string; phone: string }

/** A guest's name, e-mail address and phone, by the same rules as in the registration form. */
export function ContactFields({ form }: { form: UseFormReturn<ContactValues> }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={words.name}
        autoComplete="name"
        maxLength={nameRule.most}
        error={errors.name?.message}
        {...form.register('name', validateBy(nameRule))}
      />
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={emailRule.most}
        error={errors.email?.message}
        {...form.register('email', validateBy(emailRule))}
      />
      <PhoneField error={errors.phone?.message} {...form.register('phone', validateBy(newPhoneRule))} />
    </div>
  )
}
