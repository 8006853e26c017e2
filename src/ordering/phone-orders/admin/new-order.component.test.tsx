import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import NewOrder from './new-order.tsx'

const product = { id: 1, name: 'Idli Podi', packs: [{ id: 7, size: '200 g', price: 120, stock: 5 }] }
const quote = {
  lines: [],
  goods: 120,
  bundles: 0,
  discount: 0,
  delivery: 40,
  total: 160,
  by: '2026-06-18',
  closed_until: null,
}
const answers: Record<string, object> = {
  search: { products: [product], bestsellers: [] },
  customers: { customer: null, offers_whatsapp: true },
  quote: { ...quote, no_link: null, no_cash: null },
  delivery: {
    postal_code: '641012',
    sentence: 'Delivered there',
    terms: null,
    places: [{ district: 'Coimbatore', state: 'Tamil Nadu' }],
  },
}

/** Answers the screen's calls, and the order itself as given. @returns what was sent */
function answer(place: () => Response) {
  const sent: { url: string; body: string }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: String(url), body: String(init?.body ?? '') })
    const found = Object.entries(answers).find(([part]) => String(url).includes(part))
    return found ? Response.json(found[1]) : place()
  })
  return sent
}

/** Enters an order of one pack for somebody new. */
async function enterOrder(screenOfOrder: ReturnType<typeof renderPartAt>) {
  await screenOfOrder.person.type(screen.getByLabelText(/Phone number/), '9812345678')
  await screen.findByText('This number hasn’t ordered before.')
  await enterRest(screenOfOrder)
}

/** Enters everything after the phone number, and sends the order. */
async function enterRest({ person }: ReturnType<typeof renderPartAt>) {
  await person.type(screen.getByLabelText('Name'), 'Meena Raj')
  await person.click(await screen.findByRole('button', { name: 'Add Idli Podi, 200 g' }))
  await person.type(screen.getByLabelText('PIN code'), '641012')
  await person.type(screen.getByLabelText('Address line 1'), '4, Gandhi Street')
  await person.click(await screen.findByRole('button', { name: 'Create link for ₹160' }))
}

// Requirement D-484
test('staff enter an order, see the server’s total on the button, and send the total that they saw', async () => {
  const sent = answer(() => Response.json({ message: 'Order #9 created.', order: { id: 9 } }))
  const screenOfOrder = renderPartAt('/admin?section=orders&new=order', <NewOrder />)
  const { address } = screenOfOrder
  await enterOrder(screenOfOrder)
  await waitFor(() => expect(address()).toBe('/admin?section=orders&order=9'))
  const placed = sent.find(({ url }) => url.endsWith('/phone-orders'))
  expect(JSON.parse(placed?.body ?? '{}')).toMatchObject({
    items: [{ pack_id: 7, quantity: 1 }],
    total_price: 160,
    address: { full_name: 'Meena Raj', city: 'Coimbatore', state: 'Tamil Nadu' },
    payment: { how: 'link', hours: 24 },
  })
  expect(placed?.body, 'nobody has agreed').not.toContain('whatsapp_consent')
})

test('the customer’s consent to WhatsApp messages is sent if it is ticked, and another number has none', async () => {
  const sent = answer(() => Response.json({ message: 'Order #9 created.', order: { id: 9 } }))
  const screenOfOrder = renderPartAt('/admin?section=orders&new=order', <NewOrder />)
  const { person } = screenOfOrder
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /agrees to WhatsApp/ })
  await person.type(screen.getByLabelText(/Phone number/), '9812345670')
  await person.click(await box())
  expect((await box()).checked).toBe(true)
  await person.clear(screen.getByLabelText(/Phone number/))
  await person.type(screen.getByLabelText(/Phone number/), '9812345678')
  expect((await box()).checked, 'another number').toBe(false)
  await person.click(await box())
  await enterRest(screenOfOrder)
  await waitFor(() => expect(sent.some(({ url }) => url.endsWith('/phone-orders'))).toBe(true))
  const placed = sent.find(({ url }) => url.endsWith('/phone-orders'))
  expect(JSON.parse(placed?.body ?? '{}')).toMatchObject({ phone: '9812345678', whatsapp_consent: 1 })
})

test('after a refusal the total is asked for again, so that the order can be sent with the new one', async () => {
  const message = 'The total is now ₹170.00.'
  const sent = answer(() => Response.json({ code: 'TOTAL_CHANGED', message }, { status: 409 }))
  await enterOrder(renderPartAt('/admin?section=orders&new=order', <NewOrder />))
  await waitFor(() => expect(sent.some(({ url }) => url.endsWith('/phone-orders'))).toBe(true))
  const before = sent.findIndex(({ url }) => url.endsWith('/phone-orders'))
  await waitFor(() => expect(sent.slice(before).some(({ url }) => url.endsWith('/quote'))).toBe(true))
})

test('a form without anything leads to its first wrong field, and is not sent', async () => {
  const sent = answer(() => Response.json({}))
  const { person } = renderPartAt('/admin?section=orders&new=order', <NewOrder />)
  await person.click(screen.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Phone number/)))
  expect(screen.getByText('Add at least one product.')).toBeDefined()
  expect(sent.some(({ url }) => url.endsWith('/phone-orders'))).toBe(false)
})
