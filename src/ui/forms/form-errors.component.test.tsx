import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#browser/call-api.ts'
import { renderPart } from '#test/shop/component.tsx'
import { nameRule, phoneRule } from '#values/people/field-rules.ts'
import { Field } from './field.tsx'
import { showFieldErrors, validateBy } from './form-errors.ts'
import { showErrorCount } from './invalid-fields.ts'
import { PhoneField } from './phone-field.tsx'
import { useFormSubmit } from './use-form-submit.ts'

type Values = { name: string; phone: string }

function Form({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({ defaultValues: { name: '', phone: '' } })
  const { errors } = form.formState
  const trySend = (values: Values) =>
    send(values).catch((error: unknown) => showFieldErrors(error, ['name', 'phone'], form.setError))
  const submit = useFormSubmit(form.handleSubmit(trySend, showErrorCount))
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Name" error={errors.name?.message} {...form.register('name', validateBy(nameRule))} />
      <PhoneField error={errors.phone?.message} {...form.register('phone', validateBy(phoneRule))} />
      <button type="submit">Save</button>
    </form>
  )
}

const save = () => screen.getByRole('button', { name: 'Save' })
const name = () => screen.getByLabelText('Name')
const phone = () => screen.getByLabelText('Phone number')

test('a form that is not filled in says how many fields to correct, and leads to the first', async () => {
  const send = vi.fn()
  const person = renderPart(<Form send={send} />)
  await person.click(save())
  expect(await screen.findByText('Correct 2 fields.')).not.toBeNull()
  expect(screen.getByText('Name should not be empty')).not.toBeNull()
  expect(screen.getByText('Phone number should not be empty')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(name()))
  expect(send).not.toHaveBeenCalled()
})

test('a sentence goes as soon as its field is right', async () => {
  const person = renderPart(<Form send={vi.fn()} />)
  await person.type(phone(), '9876543210')
  await person.click(save())
  expect(await screen.findByText('Correct 1 field.')).not.toBeNull()
  await person.type(name(), 'Anitha')
  await waitFor(() => expect(screen.queryByText('Name should not be empty')).toBeNull())
})

test('what the server says of a field stands beside it, and the focus is there', async () => {
  const sentence = 'This phone number has an account already.'
  const refusal = new ApiError(409, { message: sentence, fields: { phone: sentence } })
  const person = renderPart(<Form send={async () => Promise.reject(refusal)} />)
  await person.type(name(), 'Anitha')
  await person.type(phone(), '9876543210')
  await person.click(save())
  expect((await screen.findByText(sentence)).id).toBe(phone().getAttribute('aria-describedby'))
  await waitFor(() => expect(document.activeElement).toBe(phone()))
})

test('however often somebody presses, a form is sent once at a time', async () => {
  const answers: (() => void)[] = []
  const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const person = renderPart(<Form send={send} />)
  await person.type(name(), 'Anitha')
  await person.type(phone(), '9876543210')
  await person.dblClick(save())
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  answers[0]?.()
  await waitFor(async () => {
    await person.click(save())
    expect(send).toHaveBeenCalledTimes(2)
  })
})
