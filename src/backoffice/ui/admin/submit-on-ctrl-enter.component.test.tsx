import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'

function showForm(disabled = false) {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const person = renderPart(
    <form onSubmit={sent} onKeyDown={submitOnCtrlEnter}>
      <textarea aria-label="Phone numbers" />
      <button type="submit" disabled={disabled}>
        Save
      </button>
    </form>,
  )
  return { person, sent, field: screen.getByLabelText<HTMLTextAreaElement>('Phone numbers') }
}

test('in a field of several lines Enter begins a line, and Ctrl+Enter sends', async () => {
  const { person, sent, field } = showForm()
  await person.type(field, '1{Enter}2')
  expect(sent).not.toHaveBeenCalled()
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(field.value).toBe('1\n2')
})

test('what the button refuses, the key does not send', async () => {
  const { person, sent, field } = showForm(true)
  await person.type(field, '{Control>}{Enter}{/Control}')
  expect(sent).not.toHaveBeenCalled()
})
