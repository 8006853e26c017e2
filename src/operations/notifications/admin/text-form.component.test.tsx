import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { show } from '#test/shop/component.tsx'
import { Field } from '#ui/forms/field.tsx'
import { mailKinds } from '../mail-kinds.ts'
import type { MailText } from '../read-text.ts'
import { FieldButtons } from './field-buttons.tsx'
import { ruleOf } from './text-values.ts'

const { fields } = mailKinds['order-dispatched']

function Words({ start }: { start: MailText }) {
  const { register, handleSubmit, formState, setValue, getValues } = useForm<MailText>({
    defaultValues: start,
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <Field
        label="Subject"
        error={errors.subject?.message}
        {...register('subject', ruleOf('subject', fields))}
      />
      <Field label="Text" error={errors.body?.message} {...register('body', ruleOf('body', fields))} />
      <FieldButtons fields={fields} onChoose={(typed) => setValue('body', getValues('body') + typed)} />
      <button type="submit">Save</button>
    </form>
  )
}

test.each([
  ['subject', '{parcel}', '{parcel} can’t be used in the subject.'],
  ['body', 'Hi {total}', 'This email has no field {total}. Use one of the fields listed below.'],
  ['body', 'In it: {parcel}', '{parcel} needs its own paragraph, with an empty line before and after it.'],
  ['body', 'Hi {name', 'A brace is missing. Enter fields in the form {shop}.'],
])('what cannot stand in the %s is said at its field: %s', async (at, typed, sentence) => {
  const person = show(<Words start={{ subject: 'S', body: 'B', [at]: typed }} />)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([sentence]),
  )
})

test('every field of the mail has a button that writes it as it is read', async () => {
  const person = show(<Words start={{ subject: '', body: 'Hi ' }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(fields.length)
  await person.click(screen.getByRole('button', { name: '{order number}' }))
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Hi {order number}')
})
