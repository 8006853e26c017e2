import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { PinField } from './pin-field.tsx'

function Pin({ start = '', error }: { start?: string; error?: string }) {
  const [pin, setPin] = useState(start)
  return (
    <>
      <PinField label="Your pin" value={pin} onChange={setPin} error={error} canReveal />
      <output aria-label="The form holds">{pin}</output>
    </>
  )
}

const digit = (at: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${at} of 4`)
const held = () => screen.getByLabelText('The form holds').textContent

test('four digits are typed in one go: the focus goes from box to box, and letters are no digits', async () => {
  const person = renderPart(<Pin />)
  await person.click(digit(1))
  await person.keyboard('1a234')
  expect(held()).toBe('1234')
  expect(document.activeElement).toBe(digit(4))
})

test('a digit that is typed over itself leads on to the next box', async () => {
  const person = renderPart(<Pin start="77" />)
  await person.click(digit(1))
  await person.keyboard('7')
  expect(held()).toBe('77')
  expect(document.activeElement).toBe(digit(2))
})

test('backspace clears a box and the one before it, and goes there', async () => {
  const person = renderPart(<Pin start="1234" />)
  await person.click(digit(4))
  await person.keyboard('{Backspace}')
  expect(held()).toBe('12')
  expect(document.activeElement).toBe(digit(3))
})

test('a pasted pin fills all boxes, whichever it was pasted into', async () => {
  const person = renderPart(<Pin start="99" />)
  await person.click(digit(3))
  await person.paste('pin: 4-3-2-1')
  expect(held()).toBe('4321')
})

test('the arrows go from box to box and change nothing', async () => {
  const person = renderPart(<Pin start="12" />)
  await person.click(digit(2))
  await person.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(digit(1))
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(digit(3))
  expect(held()).toBe('12')
})

test('the pin is hidden until somebody asks to see it, and can be hidden again', async () => {
  const person = renderPart(<Pin start="1234" />)
  expect(digit(1).type).toBe('password')
  await person.click(screen.getByRole('button', { name: 'Show pin' }))
  expect(digit(1).type).toBe('text')
  await person.click(screen.getByRole('button', { name: 'Hide pin' }))
  expect(digit(1).type).toBe('password')
})

test('what is wrong is announced, and tied to the boxes for people who cannot see it', () => {
  renderPart(<Pin error="Pin must be exactly 4 digits" />)
  const sentence = screen.getByRole('alert')
  expect(sentence.textContent).toBe('Pin must be exactly 4 digits')
  expect(screen.getByRole('group', { name: 'Your pin' }).getAttribute('aria-describedby')).toBe(sentence.id)
  expect(digit(2).getAttribute('aria-invalid')).toBe('true')
})

test('a phone that fills in the code by itself puts all of it into one box', () => {
  renderPart(<Pin />)
  fireEvent.input(digit(1), { target: { value: '2468' } })
  expect(held()).toBe('2468')
})
