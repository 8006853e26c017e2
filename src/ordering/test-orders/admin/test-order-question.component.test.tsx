import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { TestOrders } from '../contract.ts'
import { TestOrderQuestion } from './test-order-question.tsx'

const offer = { name: 'Garlic Podi', quantity: 2, total: 240 }
const order: NonNullable<TestOrders['order']> = {
  id: 7,
  total: 240,
  state: 'undone',
  payment: null,
  paid_at: '2026-06-15T06:00:00.000Z',
  webhook_at: '2026-06-15T06:00:02.000Z',
  mail: { to: 'malar@example.com', sent_at: '2026-06-15T06:00:03.000Z', error: null },
  refund: 'done',
}

/** The question in a shop that answers each call with the next of these, and then with the last one again. */
function openWith(...answers: (TestOrders | { message: string })[]) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(init?.method ?? 'GET')
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return Response.json(answer, { status: answer && 'message' in answer ? 409 : 200 })
  })
  const question = (
    <TestOrderQuestion
      mode="live"
      goOn={<button type="button">Continue</button>}
      buttons={(first) => first}
    />
  )
  return { ...renderPartAt('/admin?section=guide&question=order', question), sent }
}
const step = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent

// Requirement D-592
test('what it costs is said before; what keeps it from being placed is said instead', async () => {
  const { person, sent } = openWith(
    { offer, refusal: null, order: null },
    { message: 'Only 1 left in stock.' },
    { offer: null, refusal: 'Set up online payments first.', order: null },
  )
  await screen.findByText('Your test order: 2 × Garlic Podi for ₹240.00, with delivery.')
  expect(screen.getByText(/^You pay real money/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Place test order' }))
  await screen.findByText('Only 1 left in stock.')
  expect(sent).toEqual(['GET', 'POST'])
})

// Requirement D-592
test('a shop that can’t take orders says why, and the button waits', async () => {
  openWith({ offer: null, refusal: 'Set up online payments first.', order: null })
  await screen.findByText('Set up online payments first.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place test order' }).disabled).toBe(true)
})

// Requirement D-592
test('after the payment each step is named; what went wrong says what to do', async () => {
  openWith({
    offer,
    refusal: null,
    order: {
      ...order,
      state: 'stuck',
      webhook_at: null,
      mail: { to: 'malar@example.com', sent_at: null, error: '535 wrong password' },
      refund: 'failed',
    },
  })
  expect(await step('Payment received')).toContain('Done')
  expect(await step('Webhook received from Razorpay')).toContain('Problem')
  expect(screen.getByRole('link', { name: 'Open Connections' })).toBeTruthy()
  expect(await step('Confirmation sent')).toContain('The mail server said: 535 wrong password')
  expect(await step('Payment refunded')).toContain('Problem')
  expect(screen.getByRole('status').textContent).toContain('Refund it on the order’s page')
})

// Requirement D-592
test('an undone order says that everything works, and lets go on', async () => {
  openWith({ offer, refusal: null, order })
  await screen.findByText(/^Your shop takes orders/)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Place test order' })).toBe(null)
})

// Requirement D-591
test('an order that was not paid in time can be placed again', async () => {
  openWith({ offer, refusal: null, order: { ...order, state: 'ended', paid_at: null, refund: 'none' } })
  await screen.findByText(/wasn’t paid in time/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place test order' }).disabled).toBe(false)
})
