import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { Field } from '#ui/forms/field.tsx'
import { mailKinds } from '../mail-kinds.ts'
import type { MailTemplate } from '../mail-template.ts'
import { FieldButtons } from './field-buttons.tsx'
import { fieldRule } from './template-fields.ts'

const { fields } = mailKinds['order-dispatched']

function Words({ start }: { start: MailTemplate }) {
  const { register, handleSubmit, formState, setValue, getValues } = useForm<MailTemplate>({
    defaultValues: start,
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <Field
        label="Subject"
        error={errors.subject?.message}
        {...register('subject', fieldRule('subject', fields))}
      />
      <Field label="Text" error={errors.body?.message} {...register('body', fieldRule('body', fields))} />
      <FieldButtons fields={fields} onChoose={(typed) => setValue('body', getValues('body') + typed)} />
      <button type="submit">Save</button>
    </form>
  )
}

test.each([
  ['subject', '{parcel}', '{parcel} can’t be used in the subject.'],
  ['body', 'Hi {total}', 'This email has no field {total}. Use one of the fields listed below.'],
  ['body', 'In it: {parcel}', '{parcel} needs its own paragraph, with a blank line before and after it.'],
  [
    'body',
    'Hi {name',
    'A curly bracket is missing. Enter fields with a bracket on both sides, such as {shop}.',
  ],
])('what cannot stand in the %s is said at its field: %s', async (at, typed, sentence) => {
  const person = renderPart(<Words start={{ subject: 'S', body: 'B', [at]: typed }} />)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([sentence]),
  )
})

test('every field of the mail has a button that writes it as it is read', async () => {
  const person = renderPart(<Words start={{ subject: '', body: 'Hi ' }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(fields.length)
  await person.click(screen.getByRole('button', { name: '{order number}' }))
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Hi {order number}')
})
