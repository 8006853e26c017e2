import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Profile } from '#people/accounts/contract.ts'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { mockCalls, mockPointer, renderPartAt } from '#test/shop/component.tsx'
import type { RefundOverview } from '../contract.ts'
import { RefundForm } from './refund-form.tsx'

beforeEach(() => {
  setVisitor({ user: { id: 1 } as Profile, cart: null })
  return () => setVisitor({ user: 'unknown', cart: null })
})

const line = (item_id: number, name: string) => ({
  item_id,
  name,
  size: '200 g',
  quantity: 3,
  unit_price: 125,
  refunded: 0,
  replaced: 0,
  put_back: 0,
  here: 3,
  can_put_back: true,
})

type Weighed = { amount?: number; cancels?: boolean }

function open(
  action: 'refund' | 'cancel' = 'refund',
  weighed: Weighed = {},
  changed: Partial<RefundOverview> = {},
) {
  mockPointer('fine')
  const asked = mockCalls(200, {
    amount: 125,
    left: 625,
    delivery: 0,
    restocked: 1,
    cancels: action === 'cancel',
    message: 'Returned.',
    ...weighed,
  })
  const refunding = {
    order_id: 7,
    total: 750,
    left: 750,
    is_paid: true,
    is_here: true,
    is_cancelled: false,
    asks_about_goods: null,
    lines: [line(1, 'Idli Podi'), { ...line(2, 'Sambar Masala'), quantity: 1 }],
    delivery: { paid: 40, left: 40 },
    refunds: [],
    ...changed,
  }
  const onDone = vi.fn()
  const onClose = vi.fn(() => cleanup())
  const form = (
    <RefundForm
      overview={refunding}
      action={action}
      onClose={onClose}
      onDone={onDone}
      onOutdated={() => {}}
    />
  )
  const { person } = renderPartAt('/admin', form)
  const sent = () =>
    asked.mock.calls.filter(([url]) => /\/refunds$/.test(String(url))).map(([, init]) => String(init?.body))
  return { person, onDone, onClose, sent }
}
const units = () => screen.getByLabelText<HTMLInputElement>('Units of Idli Podi 200 g to refund')
const focused = () => document.activeElement

const sendButton = () => screen.findByRole('button', { name: 'Refund ₹125.00' })

test('units are typed at once; Enter leads to the button that says the amount, and only that sends', async () => {
  const { person, onDone, sent } = open()
  await waitFor(() => expect(focused()).toBe(units()))
  await person.keyboard('1')
  expect(units().value).toBe('1')
  const button = await sendButton()
  await person.keyboard('{Enter}')
  expect(focused()).toBe(button)
  expect(sent()).toEqual([])
  await person.keyboard('{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent().map((body) => JSON.parse(body))).toMatchObject([
    { what: 'lines', lines: [{ item_id: 1, quantity: 1 }] },
  ])
})

// Requirement D-141: A refund starts empty, and cancelling is a separate action that no refund triggers (decision
//   X13).
test('a refund starts without units and can’t be sent, and a single unit is refunded by typing 1', async () => {
  const { person, sent } = open()
  await waitFor(() => expect(focused()).toBe(units()))
  expect(units().value).toBe('')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refund' }).disabled).toBe(true)
  const second = screen.getByLabelText('Units of Sambar Masala 200 g to refund')
  await person.type(second, '1')
  await person.click(await sendButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(sent()[0] ?? '')).toMatchObject({ what: 'lines', lines: [{ item_id: 2, quantity: 1 }] })
})

test('invalid units do not prevent the refund of an amount, for which no units are shown', async () => {
  const { person, sent } = open()
  await person.type(units(), '9')
  await person.selectOptions(screen.getByLabelText('What to refund'), 'Another amount')
  await person.type(screen.getByLabelText('Amount'), '125')
  await person.click(await sendButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  const body = JSON.parse(sent()[0] ?? '')
  expect(body).toMatchObject({ what: 'amount', lines: [], amount: 125 })
})

test('what was typed for units and a delivery fee that were refunded in another window is ignored', async () => {
  const before = open()
  await before.person.type(screen.getByLabelText('Units of Sambar Masala 200 g to refund'), '1')
  await before.person.type(screen.getByLabelText('Delivery charge to refund, in rupees'), '40')
  cleanup()
  const { person, sent } = open(
    'refund',
    {},
    {
      lines: [line(1, 'Idli Podi'), { ...line(2, 'Sambar Masala'), quantity: 1, refunded: 1 }],
      delivery: { paid: 40, left: 0 },
    },
  )
  await screen.findByText('Unsaved changes restored.')
  await person.type(units(), '1')
  await person.click(await sendButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  const body = JSON.parse(sent()[0] ?? '')
  expect(body).toMatchObject({ what: 'lines', lines: [{ item_id: 1, quantity: 1 }] })
  expect(body).not.toHaveProperty('delivery')
})

test('the delivery fee is a row of its own', async () => {
  const { person, sent } = open()
  await person.type(screen.getByLabelText('Delivery charge to refund, in rupees'), '40')
  await person.click(await sendButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(sent()[0] ?? '')).toMatchObject({ what: 'lines', lines: [], delivery: 40 })
})

// Requirement D-141
test('cancelling is a separate action that asks for no units, and can keep the delivery charge', async () => {
  const { person, sent } = open('cancel')
  expect(screen.queryByRole('textbox', { name: /^Units of/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'What to refund' })).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: 'Keep the delivery charge' }))
  await person.click(await screen.findByRole('button', { name: 'Cancel order and refund ₹125.00' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(sent()[0] ?? '')).toMatchObject({ what: 'all', keep_delivery: true })
})

const why = () => screen.getByLabelText<HTMLSelectElement>('Reason')
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note to the customer/)

// Requirement D-141
test('a refund that would leave nothing to send isn’t made: it leads to cancelling, with reason and note', async () => {
  const { person, sent } = open('refund', { amount: 240, cancels: true })
  await person.type(units(), '3')
  await person.selectOptions(why(), 'damaged')
  await person.type(note(), 'The tin leaked.')
  await screen.findByText(/^This would leave nothing to dispatch\./)
  expect(screen.queryByRole('button', { name: /^Cancel order/ })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refund' }).disabled).toBe(true)
  await person.click(units())
  await person.keyboard('{Enter}{Enter}')
  expect(sent()).toEqual([])

  await person.click(screen.getByRole('button', { name: 'Switch to Cancel order' }))
  await screen.findByRole('dialog', { name: 'Cancel order #7' })
  expect([why().value, note().value]).toEqual(['damaged', 'The tin leaked.'])
  expect(screen.queryByRole('textbox', { name: /^Units of/ })).toBeNull()
  await waitFor(() => expect(focused()).toBe(why()))
  await person.click(await screen.findByRole('button', { name: 'Cancel order and refund ₹240.00' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(sent()[0] ?? '')).toMatchObject({
    what: 'all',
    reason: 'damaged',
    note: 'The tin leaked.',
  })
})

test('an order can be cancelled with a different amount', async () => {
  const { person, sent } = open('cancel')
  await person.type(screen.getByLabelText('Refund a different amount (optional)'), '125')
  await person.click(await screen.findByRole('button', { name: 'Cancel order and refund ₹125.00' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const lines = [
    { item_id: 1, quantity: 3 },
    { item_id: 2, quantity: 1 },
  ]
  expect(JSON.parse(sent()[0] ?? '')).toMatchObject({ what: 'lines', amount: 125, lines })
})

// Requirement D-141
test.each(['Close', 'the cross'])(
  '%s clears the quantities and keeps the note; a reload keeps both',
  async (way) => {
    const first = open()
    await first.person.type(units(), '2')
    await first.person.type(note(), 'The tin leaked.')
    cleanup()
    const { person, onClose } = open()
    await screen.findByText('Unsaved changes restored.')
    expect([units().value, note().value]).toEqual(['2', 'The tin leaked.'])
    const [close, cross] = screen.getAllByRole('button', { name: 'Close' })
    await person.click((way === 'Close' ? close : cross) ?? screen.getByText(way))
    expect(onClose).toHaveBeenCalledOnce()
    open()
    await screen.findByText('Unsaved changes restored.')
    expect([units().value, note().value]).toEqual(['', 'The tin leaked.'])
  },
)
