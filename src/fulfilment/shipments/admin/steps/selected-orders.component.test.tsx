import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Order } from '#ordering/orders/contract.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { SelectedOrders } from './selected-orders.tsx'

test('a step of several orders is taken back with one press, and which one stays is told', async () => {
  const order = (id: number) =>
    sampleOrder({
      id,
      parcel: 'packed',
      step: id * 10,
      undo_until: new Date(Date.now() + 60_000).toISOString(),
    })
  const done = (id: number) => ({
    id,
    done: true,
    changed: true,
    code: null,
    message: null,
    step: order(id).step,
    undo_until: order(id).undo_until,
    order: order(id),
  })
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(JSON.parse(String(init?.body)))
    if (String(input).endsWith('/orders/packed')) return Response.json({ orders: [7, 8, 9].map(done) })
    const stays = { ...done(9), done: false, changed: false, code: 'MOVED_ON', message: 'It has moved on.' }
    return Response.json({ orders: [done(7), done(8), stays] })
  })
  const undone: number[][] = []
  const selection = {
    orders: new Map([7, 8, 9].map((id) => [id, order(id)])),
    toggle: () => {},
    choose: () => {},
    keep: () => {},
  }
  const { person } = renderPartAt(
    '/admin?section=orders',
    <SelectedOrders
      selection={selection}
      onTaken={() => {}}
      onUndone={(taken) => undone.push(taken.map(({ id }) => id))}
    />,
  )
  await person.click(screen.getByRole('button', { name: 'Mark as packed' }))
  await person.click(await screen.findByRole('button', { name: 'Undo all 3' }))
  expect(await screen.findByText('Order #9: It has moved on.')).not.toBeNull()
  expect(undone).toEqual([[7, 8, 9]])
  expect(sent).toEqual([
    { order_ids: [7, 8, 9] },
    { steps: [7, 8, 9].map((id) => ({ order_id: id, step: id * 10 })) },
  ])
  expect(screen.queryByRole('button', { name: 'Undo all 3' })).toBeNull()
})

function marking(orders: Order[]) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ orders: [] })
  })
  const selection = {
    orders: new Map(orders.map((order) => [order.id, order])),
    toggle: () => {},
    choose: () => {},
    keep: () => {},
  }
  const nothing = () => {}
  const { person } = renderPartAt(
    '/admin?section=orders',
    <SelectedOrders selection={selection} onTaken={nothing} onUndone={nothing} />,
  )
  const mark = () => person.click(screen.getByRole('button', { name: 'Mark as delivered' }))
  return { person, mark, sent }
}

const onItsWay = sampleOrder({ id: 7, parcel: 'dispatched' })
const unpaid = sampleOrder({ id: 8, status: 'pending' })
const partlySent = sampleOrder({ id: 9, rest: 2 })

// Requirement D-146
test.each<[string, Order[], string]>([
  ['an unpaid one', [unpaid], '1 order isn’t paid. Mark it as delivered anyway?'],
  [
    'a partly shipped one',
    [partlySent],
    '1 order has items that were never dispatched. Mark it as delivered anyway?',
  ],
  [
    'a partly shipped one and one that is packed',
    [partlySent, sampleOrder({ id: 10, parcel: 'packed' })],
    '2 orders have items that were never dispatched. Mark them as delivered anyway?',
  ],
  [
    'an unpaid one and a partly shipped one',
    [unpaid, partlySent],
    'Not paid: 1. With items that were never dispatched: 1. Mark all as delivered anyway?',
  ],
])('marking orders with %s among them as delivered asks for confirmation', async (_, orders, question) => {
  const { person, mark, sent } = marking([onItsWay, ...orders])
  await mark()
  const dialog = await screen.findByRole('alertdialog', { name: question })
  expect(sent).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Mark as delivered' }))
  await vi.waitFor(() => expect(sent).toEqual([{ order_ids: [7, ...orders.map(({ id }) => id)] }]))
})

test('orders of which all has left are marked delivered with one press', async () => {
  const { mark, sent } = marking([onItsWay, sampleOrder({ id: 8, status: 'delivered', parcel: 'delivered' })])
  await mark()
  await vi.waitFor(() => expect(sent).toEqual([{ order_ids: [7, 8] }]))
})
