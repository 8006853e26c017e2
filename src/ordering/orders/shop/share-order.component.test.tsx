import { screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#browser/router/router.tsx'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { renderPart } from '#test/shop/component.tsx'
import type { OrderItem } from '../contract.ts'
import { ShareOrder } from './share-order.tsx'

const publicUrl = 'https://shop.example'
const shopName = demoStoreSettings.name

const line = (id: number, name: string, path: string | null = `/product/${id}-x`): OrderItem => ({
  id: 7700 + id,
  pack_id: id,
  size: '400 g',
  quantity: 2,
  unit_price: 320,
  Product: { id, path, name, name_in_order: name, price: 320, image1: null, picture: null },
})

function openOrder(items: OrderItem[]) {
  const { state } = createMemoryRouter([{ path: '*' }])
  const first = { ...state, loaderData: { shop: { publicUrl, store: { name: shopName } } } }
  return renderPart(
    <Router first={first}>
      <ShareOrder items={items} />
    </Router>,
  )
}

/** The text that WhatsApp is given. */
const written = () => {
  const { origin, pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: /^Share on WhatsApp/ }).href,
  )
  expect(origin + pathname).toBe('https://wa.me/')
  return searchParams.get('text')
}

/** A device with or without the share and clipboard APIs. */
function device(ways: { share?: unknown; clipboard?: unknown }) {
  for (const [name, value] of Object.entries(ways))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

// Requirement D-272: Sharing from an order shares its products and their public pages, and nothing about the order.
test.each([
  ['one product', [line(1, 'Tea & Ragi')], `Tea & Ragi, from ${shopName}: ${publicUrl}/product/1-x`],
  ['two sizes of it', [line(1, 'Tea'), line(1, 'Tea')], `Tea, from ${shopName}: ${publicUrl}/product/1-x`],
  ['several', [line(1, 'A'), line(2, 'B')], `A, B, from ${shopName}: ${publicUrl}/`],
  ['many', [1, 2, 3, 4].map((id) => line(id, `P${id}`)), `P1, P2, P3, …, from ${shopName}: ${publicUrl}/`],
  ['one that is not sold any more', [line(1, 'Tea', null)], `${shopName}: ${publicUrl}/`],
])(
  'sharing an order of %s shares products and their public page, and nothing about the order',
  (_what, items, text) => {
    openOrder(items)
    expect(written()).toBe(text)
  },
)

test('where a device has no ways of sharing of its own, the link is copied, or shown where that is not allowed', async () => {
  const person = openOrder([line(1, 'Tea')])
  const writeText = vi.fn(async () => {})
  device({ clipboard: { writeText } })
  const press = () => person.click(screen.getByRole('button', { name: 'Copy link' }))
  await press()
  expect(writeText).toHaveBeenCalledWith(`${publicUrl}/product/1-x`)
  await screen.findByText('Link copied.')
  device({ clipboard: undefined })
  await press()
  await screen.findByText(`Couldn’t copy the link. Copy it from here: ${publicUrl}/product/1-x`)
})

// Requirement D-271: The device's own share dialog opens, and without one the link is copied.
test('the device’s own share sheet opens where there is one, and closing it shows no message', async () => {
  const share = vi.fn(async () => {})
  device({ share })
  const person = openOrder([line(1, 'Tea')])
  const press = () => person.click(screen.getByRole('button', { name: 'Share' }))
  await press()
  const text = `Tea, from ${shopName}:`
  expect(share).toHaveBeenCalledWith({ text, url: `${publicUrl}/product/1-x` })
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  const writeText = vi.fn(async () => {})
  device({ clipboard: { writeText } })
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await press()
  expect(writeText).not.toHaveBeenCalled()
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press()
  expect(writeText).toHaveBeenCalledOnce()
})
