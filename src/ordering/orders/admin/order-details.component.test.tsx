import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { OrderDetails } from './order-details.tsx'

const order = sampleOrder()

/** @param slip answers the request for the packing slip */
async function printSlip(slip: () => Response) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    String(input) === '/api/packing/slips.pdf?orders=12' ? slip() : Response.json([]),
  )
  const onOutdated = vi.fn()
  const { person } = renderPartAt('/admin', <OrderDetails order={order} onOutdated={onOutdated} />)
  await person.click(await screen.findByRole('button', { name: 'Packing slip' }))
  return onOutdated
}

test('one order’s slip names letters that cannot be printed before it is opened', async () => {
  await printSlip(() => new Response('%PDF /OrdersDrawn 1\n/NotAllOfOrder 12\n'))
  expect((await screen.findByRole('alert')).textContent).toContain('appear as boxes: #12.')
  expect(screen.getByRole('link', { name: 'Open to print' }).getAttribute('href')).toMatch(/^blob:/)
})

test('a slip whose letters are all there says nothing of them', async () => {
  await printSlip(() => new Response('%PDF /OrdersDrawn 1\n'))
  expect(await screen.findByText('PDF ready.')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('no slip is made of an order that was cancelled meanwhile, and it is shown as it is now', async () => {
  const onOutdated = await printSlip(() =>
    Response.json({ message: 'Order #12 is not sent.', code: 'NOT_TO_PRINT' }, { status: 409 }),
  )
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalled())
  // The toaster is loaded lazily with the first message, and the test must not end before that.
  expect(await screen.findByText('Order #12 is not sent.')).not.toBeNull()
  expect(screen.queryByRole('link', { name: 'Open to print' })).toBeNull()
})

// Requirement D-182
test('a business customer is shown with their GSTIN', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  const gst = { gstin: '33ABCDE1234F1Z7', business_name: 'Malar Stores' }
  renderPartAt('/admin', <OrderDetails order={sampleOrder({ gst })} onOutdated={() => {}} />)
  expect(await screen.findByText('Malar Stores')).not.toBeNull()
  expect(screen.getByText('GSTIN: 33ABCDE1234F1Z7')).not.toBeNull()
})

// Requirement D-76
test.each([
  [true, 'Arrives by Wed, 17 Jun'],
  [false, 'Expected by Wed, 17 Jun'],
])('an order shows its date as when it was placed: promised (%s)', async (commits_to_date, said) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  const delivery = { fee: 0, zone: null, by: '2026-06-17', commits_to_date }
  renderPartAt('/admin', <OrderDetails order={sampleOrder({ delivery })} onOutdated={() => {}} />)
  expect(await screen.findByText(said)).not.toBeNull()
})
