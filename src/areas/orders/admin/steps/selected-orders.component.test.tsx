import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../../../../test/shop/an-order.ts'
import { showAt } from '../../../../../test/shop/component.tsx'
import { SelectedOrders } from './selected-orders.tsx'

test('a step of several orders is taken back with one press, and which one stays is told', async () => {
  const order = (id: number) =>
    anOrder({
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
  const { person } = showAt(
    '/admin?section=orders',
    <SelectedOrders
      selection={selection}
      onTaken={() => {}}
      onUndone={(taken) => undone.push(taken.map(({ id }) => id))}
    />,
  )
  await person.click(screen.getByRole('button', { name: 'Mark as packed' }))
  await person.click(await screen.findByRole('button', { name: 'Undo all 3' }))
  expect(await screen.findByText('Order 9: It has moved on.')).not.toBeNull()
  expect(undone).toEqual([[7, 8, 9]])
  expect(sent).toEqual([
    { order_ids: [7, 8, 9] },
    { steps: [7, 8, 9].map((id) => ({ order_id: id, step: id * 10 })) },
  ])
  expect(screen.queryByRole('button', { name: 'Undo all 3' })).toBeNull()
})
