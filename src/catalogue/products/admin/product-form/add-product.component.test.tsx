import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import AddProductSection from './add-product-section.tsx'

/** Uploads use their own transport, so they are mocked apart from the other calls. */
const upload = vi.hoisted(() => vi.fn())
vi.mock('#catalogue/pictures/admin/upload-transport.ts', () => ({ uploadTransport: () => upload }))

const typed = {
  'Product Name': 'Podi',
  'One-line description': 'Roasted',
  Description: 'With sesame.',
  Price: '95',
  Quantity: '100 g',
  Stock: '4',
}

/** Adds a product with the form, leaving the visibility at its default. */
async function add(demo: boolean) {
  mockCalls(200, [{ id: 3, name: 'Podi' }])
  const body = buildAdminProduct({ name: 'Podi', packs: [{ id: 1 }] })
  upload.mockReset().mockResolvedValue({ status: 201, body, headers: new Headers() })
  const { person } = renderPartAt('/admin?section=add-product', <AddProductSection />, { demo })
  for (const [label, text] of Object.entries(typed)) await person.type(screen.getByLabelText(label), text)
  await waitFor(() => screen.getByRole('option', { name: 'Podi' }))
  await person.selectOptions(screen.getByLabelText('Category'), 'Podi')
  await person.click(screen.getByRole('button', { name: 'Add Product' }))
  await waitFor(() => screen.getByRole('button', { name: 'Add another' }))
  return upload.mock.lastCall?.[0].form.get('visibility')
}

// Requirement D-229: In a real shop a new product starts as a draft, and the page says so and links to its label; in
//   a demo it goes live (decision X16).
test('in a real shop a new product is a draft unless the merchant chooses otherwise, and the page says so', async () => {
  expect(await add(false)).toBe('draft')
  expect(screen.getByText(/Shoppers can’t see it yet/)).toBeTruthy()
  expect(screen.queryByText('This product is live in your shop.')).toBeNull()
  const label = screen.getByRole('link', { name: 'Label for Podi' })
  expect(label.getAttribute('href')).toBe('/admin?section=products&label=7')
})

// Requirement D-229
test('in a demo a new product goes live, as the requirements say', async () => {
  expect(await add(true)).toBe('on_sale')
  expect(screen.getByText('This product is live in your shop.')).toBeTruthy()
})
