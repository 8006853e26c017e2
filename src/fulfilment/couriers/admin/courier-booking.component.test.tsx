import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { Booking } from '../contract.ts'
import { CourierBooking } from './courier-booking.tsx'

const booking: Booking = {
  id: 5,
  order_id: 7,
  provider: 'shiprocket',
  state: 'booked',
  service_name: 'Xpressbees Surface',
  courier: 'xpressbees',
  tracking_number: '141000001001',
  tracking_state: 'booked',
  charge: 70,
  cash: 0,
  weight_g: 900,
  problem: null,
  issue: null,
  created_at: '2026-06-15T06:00:00.000Z',
  tracked_at: null,
  items: [],
}
const rates = {
  rates: [
    { provider: 'shiprocket', service: '33', name: 'Xpressbees Surface', charge: 70, days: 5 },
    { provider: 'delhivery', service: 'Surface', name: 'Delhivery Surface', charge: 82, days: null },
  ],
  failed: [],
}
const box = { length_cm: 25, width_cm: 20, height_cm: 10 }

/** Answers by the end of the path. @returns the bodies that were sent, by the same ends */
function open(answers: Record<string, object>) {
  const sent: [string, unknown][] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://shop').pathname
    if (init?.body) sent.push([path, JSON.parse(String(init.body))])
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? []
    return Response.json(answer ?? {})
  })
  const onBooked = vi.fn()
  const { person } = renderPartAt(
    '/admin',
    <CourierBooking orderId={7} items={undefined} onBooked={onBooked} />,
  )
  return { person, onBooked, sent }
}

// Requirement D-565
test('without a connected courier nothing is shown', async () => {
  open({ '/courier': { connected: [], bookings: [] } })
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.queryByText('Book with a courier')).toBeNull()
})

// Requirement D-558
test('the size is filled in, the prices are listed, and booking fills in courier and number', async () => {
  const connected = ['shiprocket', 'delhivery']
  const { person, onBooked, sent } = open({
    '/courier': { connected, bookings: [] },
    '/parcel': { weight_g: 900, box },
    '/rates': rates,
    '/bookings': { connected, bookings: [booking], booking },
  })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Weight in grams').value).toBe('900'))
  await person.click(screen.getByRole('button', { name: 'Get rates' }))
  await screen.findByText('5 days')
  expect(screen.getAllByRole('button', { name: /^Book / }).map(({ textContent }) => textContent)).toEqual([
    'Book Xpressbees Surface, Shiprocket',
    'Book Delhivery Surface, Delhivery',
  ])
  await person.click(screen.getByRole('button', { name: 'Book Xpressbees Surface, Shiprocket' }))
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith('xpressbees', '141000001001'))
  expect(sent.at(-1)).toMatchObject([
    '/api/orders/7/courier/bookings',
    { provider: 'shiprocket', service: '33', charge: 70, parcel: { weight_g: 900, ...box } },
  ])
  expect(await screen.findByRole('button', { name: 'Print label' })).not.toBeNull()
})

test('a parcel without a weight is weighed first', async () => {
  const { person, sent } = open({
    '/courier': { connected: ['delhivery'], bookings: [] },
    '/parcel': { weight_g: null, box },
    '/rates': { rates: [], failed: ['delhivery'] },
  })
  await screen.findByText('Not every product has a weight. Weigh the parcel.')
  await person.click(screen.getByRole('button', { name: 'Get rates' }))
  await screen.findByText('Enter the weight in grams, up to 50,000.')
  expect(sent.filter(([path]) => path.endsWith('/rates'))).toEqual([])
  await person.type(screen.getByLabelText('Weight in grams'), '900')
  await person.click(screen.getByRole('button', { name: 'Get rates' }))
  await screen.findByText('No response from Delhivery.')
})

// Requirement D-561
test('a booking can be used, printed and cancelled until it is collected', async () => {
  const connected = ['shiprocket']
  const { person, onBooked } = open({
    '/courier': { connected, bookings: [booking] },
    '/parcel': { weight_g: 900, box },
    '/cancelled': { connected, bookings: [{ ...booking, state: 'called_off' }] },
  })
  await person.click(await screen.findByRole('button', { name: 'Fill in this number' }))
  expect(onBooked).toHaveBeenCalledWith('xpressbees', '141000001001')
  await person.click(screen.getByRole('button', { name: 'Cancel booking' }))
  const [, confirm] = screen.getAllByRole('button', { name: 'Cancel booking', hidden: true })
  if (confirm) await person.click(confirm)
  await waitFor(() => expect(screen.queryByText('141000001001')).toBeNull())
})
