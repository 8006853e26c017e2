import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { ChangeOverview, ChangeQuote } from '../contract.ts'
import ChangeOrder from './change-order.tsx'

const overview: ChangeOverview = {
  lines: [
    {
      item_id: 21,
      name: 'Idli Podi',
      size: '200 g',
      quantity: 2,
      unit_price: 120,
      can_take: 2,
      sizes: [{ pack_id: 8, size: '500 g', price: 260, stock: 1 }],
    },
  ],
  left: 240,
  ways: ['link', 'direct'],
  no_take: null,
  no_add: null,
}

const nothing: ChangeQuote = {
  taken: 0,
  added: 0,
  left: 240,
  exchanged: 0,
  refunded: 0,
  to_pay: 0,
  waits: false,
  cancels: false,
  lines: [],
}

type Sent = { take: unknown[]; add: unknown[] }

/** Answers the screen's calls: the quote as given for what is chosen, and the change. @returns the sent changes */
function answer(
  quote: (sent: Sent) => Partial<ChangeQuote>,
  shown: Partial<ChangeOverview> = {},
  refuse?: object,
) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [url, body] = [String(input), String(init?.body ?? '{}')]
    if (url.includes('/search')) return Response.json({ products: [], bestsellers: [] })
    if (url.endsWith('/quote')) return Response.json({ ...nothing, ...quote(JSON.parse(body)) })
    if (init?.method !== 'POST') return Response.json({ ...overview, ...shown })
    sent.push(body)
    return refuse
      ? Response.json(refuse, { status: 409 })
      : Response.json({ message: 'Order changed.', added_order: 9 })
  })
  return sent
}

const show = () => renderPartAt('/admin?section=orders&order=5&change=items', <ChangeOrder id={5} />)

// Requirement D-544
test('what is taken out is chosen by the unit, and the button names the refund', async () => {
  const sent = answer(({ take }) => (take.length > 0 ? { taken: 120, refunded: 120 } : {}))
  const { person, address } = show()
  const units = await screen.findByLabelText('Idli Podi, 200 g: 2 × ₹120')
  await person.selectOptions(units, 'Take out 1 of 2')
  await screen.findByText('₹120.00 will be refunded to the customer.')
  await person.click(screen.getByRole('button', { name: 'Change and refund ₹120.00' }))
  await waitFor(() => expect(address()).toBe('/admin?section=orders&order=5'))
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({
    take: [{ item_id: 21, quantity: 1 }],
    add: [],
    shown: { taken: 120, added: 0, left: 240 },
  })
})

// Requirement D-547
test('a swap for a dearer size says that nothing is taken out before the link is paid, and leads to the link', async () => {
  const sent = answer(() => ({ taken: 240, added: 260, refunded: 240, to_pay: 260, waits: true }))
  const { person, address } = show()
  await person.click(await screen.findByRole('button', { name: 'Swap for 500 g, ₹260' }))
  await screen.findByText(
    /Nothing is taken out until the link is paid\. Then ₹240\.00 is refunded automatically\./,
  )
  expect(screen.getByText('The customer pays ₹260.00 with a link.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Create link for ₹260.00' }))
  await waitFor(() => expect(address()).toBe('/admin?section=orders&order=9'))
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({
    take: [{ item_id: 21, quantity: 2 }],
    add: [{ pack_id: 8, quantity: 1 }],
    payment: { how: 'link', hours: 24 },
  })
})

test('after a refusal, the amounts are asked for again, and what was chosen stays', async () => {
  const message = 'A price changed.'
  answer(() => ({ taken: 120, refunded: 120 }), {}, { code: 'CHANGED', message })
  const { person } = show()
  await person.selectOptions(await screen.findByLabelText('Idli Podi, 200 g: 2 × ₹120'), 'Take out 1 of 2')
  await person.click(await screen.findByRole('button', { name: 'Change and refund ₹120.00' }))
  const called = () => vi.mocked(globalThis.fetch).mock.calls.map(([url]) => String(url))
  const afterRefusal = () => called().slice(called().findIndex((url) => url.endsWith('/change')) + 1)
  await waitFor(() => expect(called().filter((url) => url.endsWith('/change')).length).toBeGreaterThan(1))
  await waitFor(() =>
    expect(afterRefusal().filter((url) => url.endsWith('/quote')).length).toBeGreaterThan(1),
  )
  const units = await screen.findByLabelText<HTMLSelectElement>('Idli Podi, 200 g: 2 × ₹120')
  expect(units.value).toBe('1')
})

// Requirement D-553
test('of a cash order, the screen says why nothing can be taken out', async () => {
  answer(() => ({}), { ways: ['on_delivery'], no_take: 'Nothing can be taken out.' })
  show()
  await screen.findByText('Nothing can be taken out.')
  expect(screen.queryByLabelText('Idli Podi, 200 g: 2 × ₹120')).toBeNull()
  expect(screen.getByText('Idli Podi, 200 g: 2 × ₹120')).toBeDefined()
})

// Requirement D-556
test('of a dispatched order, the screen only says that it can’t be changed', async () => {
  answer(() => ({}), { no_take: 'It was dispatched.', no_add: 'It was dispatched.' })
  show()
  await screen.findByText('It was dispatched.')
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull()
})
