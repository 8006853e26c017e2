import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { Shipments } from './shipments.tsx'

const line = (id: number, name: string) => ({
  id,
  size: '200 g',
  quantity: 3,
  Product: { id, name, path: null, picture: null },
})

/** Two units of podi are dispatched, none of masala. */
function answerPartlySent() {
  const delivery = {
    parcels: [
      {
        id: 1,
        courier: 'dtdc',
        tracking_number: null,
        tracking_link: null,
        dispatched_at: '2026-06-16T06:00:00.000Z',
        delivered_at: null,
        items: [{ order_item_id: 21, quantity: 2 }],
      },
    ],
    unsent: [
      { order_item_id: 21, quantity: 1 },
      { order_item_id: 22, quantity: 3 },
    ],
    notes: [],
  }
  const items = [line(21, 'Idli Podi'), line(22, 'Sambar Masala')]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    Response.json(String(input).endsWith('/items') ? items : delivery),
  )
}

const linesBelow = (heading: string) => {
  const list = screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

const show = (order: Parameters<typeof sampleOrder>[0]) =>
  renderPartAt('/admin', <Shipments order={sampleOrder(order)} revision={0} onChanged={() => {}} />)

// Requirement D-146
test('the page of a partly shipped order lists what is still to be shipped', async () => {
  answerPartlySent()
  show({ rest: 4 })
  await screen.findByText('2 × Idli Podi 200 g')
  expect(linesBelow('Still to dispatch:')).toEqual(['1 × Idli Podi 200 g', '3 × Sambar Masala 200 g'])
})

test('of one that was delivered all the same nothing is to be shipped', async () => {
  answerPartlySent()
  show({ status: 'delivered', parcel: 'delivered' })
  await screen.findByText('2 × Idli Podi 200 g')
  expect(screen.queryByRole('heading', { name: 'Still to dispatch:' })).toBeNull()
})
