import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import type { PricePeriod } from '../contract.ts'
import { OfferPrices } from './offer-prices.tsx'

const product = buildAdminProduct({ packs: [{ id: 1, price: 120, mrp: 150 }] })
const period: PricePeriod = {
  id: 4,
  pack_id: 1,
  price: 90,
  // 9:00 am in the shop's time zone.
  starts_at: '2026-12-01T03:30:00.000Z',
  ends_at: '2026-12-05T03:30:00.000Z',
  running: false,
  version: 2,
}

/** Opens the part of the form; calls that change something get `answer`. */
async function open(periods: PricePeriod[], answer = Response.json(period)) {
  const sent: { method: string; url: string; body: unknown }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const request = to instanceof Request ? to : new Request(new URL(String(to), location.href), init)
    if (request.method === 'GET') return Response.json(periods)
    const text = await request.text()
    sent.push({ method: request.method, url: new URL(request.url).pathname, body: text && JSON.parse(text) })
    return answer.clone()
  })
  const onChanged = vi.fn()
  const { person } = renderPartAt('/admin', <OfferPrices product={product} onChanged={onChanged} />)
  await person.click(screen.getByText('Offer prices'))
  return { person, sent, onChanged }
}

const labelled = (name: RegExp) => screen.getByLabelText(name)

// Requirement D-586: The product form lists the prices of periods in plain sentences, with Indian times, and says in a sentence
//   what is being entered (decision X68).
test('a price is entered with Indian times, and a sentence says what it will be', async () => {
  const { person, sent, onChanged } = await open([])
  await person.click(await screen.findByRole('button', { name: 'Add offer price' }))
  await person.type(labelled(/^Offer price/), '90')
  await person.type(labelled(/^Starts on/), '2026-12-01T09:00')
  await person.type(labelled(/^Ends on/), '2026-12-05T09:00')
  expect(screen.getByText('₹90 from 1 Dec, 9:00 am to 5 Dec, 9:00 am; regular price ₹120.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Save price' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  const { price, starts_at, ends_at } = { ...period, price: '90' }
  expect(sent).toEqual([
    { method: 'POST', url: '/api/products/7/prices', body: { price, starts_at, ends_at, pack_id: 1 } },
  ])
})

// Requirement D-586
test('a stored price keeps the seconds of a time that isn’t changed, and a running one can be ended', async () => {
  const exact = { ...period, starts_at: '2026-12-01T03:30:17.250Z', running: true }
  const { person, sent } = await open([exact])
  expect(await screen.findByText(/₹90 from 1 Dec, 9:00 am to 5 Dec, 9:00 am/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Change' }))
  await person.clear(labelled(/^Ends on/))
  expect(screen.getByText('₹90 from 1 Dec, 9:00 am, until you end it; regular price ₹120.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Save price' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ price: '90', starts_at: exact.starts_at, ends_at: null, version: 2 })
  await person.click(await screen.findByRole('button', { name: 'End now' }))
  await person.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent[1]).toMatchObject({ method: 'DELETE', url: '/api/products/7/prices/4' }))
})

test('a refusal of the server stands beside its field', async () => {
  const message = 'This size has another offer price at that time. Choose other times.'
  const refused = Response.json({ error: message, fields: { starts_at: message } }, { status: 400 })
  const { person, onChanged } = await open([], refused)
  await person.click(await screen.findByRole('button', { name: 'Add offer price' }))
  await person.click(screen.getByRole('button', { name: 'Save price' }))
  expect(await screen.findByText('Enter a price.')).toBeTruthy()
  await person.type(labelled(/^Offer price/), '90')
  await person.click(screen.getByRole('button', { name: 'Save price' }))
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0))
  expect(onChanged).not.toHaveBeenCalled()
})
