import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

function Stepper({ start }: { start: number }) {
  const [quantity, setQuantity] = useState(start)
  const by = (more: number) => () => setQuantity(quantity + more)
  return <QuantityStepper name="Ragi" quantity={quantity} max={3} onAdd={by(1)} onSubtract={by(-1)} />
}

const plus = () => screen.getByRole('button', { name: 'Add one Ragi' })
const minus = () => screen.getByRole('button', { name: 'Remove one Ragi' })
const quantity = () => screen.getByRole('status', { name: 'Quantity of Ragi' }).textContent

test('plus and minus change the number, which is announced', async () => {
  const person = renderPart(<Stepper start={1} />)
  await person.click(plus())
  expect(quantity()).toBe('2')
  await person.click(minus())
  expect(quantity()).toBe('1')
})

test('plus stops at what can be had, says that it is off, and keeps the focus', async () => {
  const person = renderPart(<Stepper start={2} />)
  await person.click(plus())
  await person.click(plus())
  expect(quantity()).toBe('3')
  expect(plus().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(plus())
})

test('more than there is can still be lowered', async () => {
  const person = renderPart(<Stepper start={5} />)
  await person.click(minus())
  expect(quantity()).toBe('4')
})
