import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'

const line = (id: number, name: string) => ({
  id,
  size: '200 g',
  quantity: 3,
  Product: { id, name, path: null, picture: null },
})

/** Mocks the API's answers for a partly shipped order: two units of podi are dispatched, none of masala. */
export function mockPartlySentOrder() {
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

/** The texts of the items of the list that follows a heading. */
export const linesBelow = (heading: string) => {
  const list = screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}
