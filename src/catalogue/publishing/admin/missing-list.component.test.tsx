import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ProductLabel } from '#catalogue/labels/admin/product-label.tsx'
import { blankLabel } from '#catalogue/labels/contract.ts'
import { EditProductDialog } from '#catalogue/products/admin/product-form/edit-product-dialog.tsx'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import { renderPartAt } from '#test/shop/component.tsx'

/** Answers each request for missing requirements with the next list of `missing`, and other requests from `others`. */
function answer(missing: (string[] | 'failed')[], others: object) {
  const asked = vi.fn(() => missing.shift() ?? [])
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to) => {
    if (!String(to instanceof Request ? to.url : to).includes('/missing')) return Response.json(others)
    const answered = asked()
    return answered === 'failed'
      ? Response.json({ error: 'INTERNAL' }, { status: 500 })
      : Response.json({ missing: answered })
  })
  return asked
}
const list = () => screen.findByRole('region', { name: 'Still needed to sell this product' })
const label = { product: { id: 7, name: 'Podi', pictures: [] }, label: blankLabel, version: 1 }
const edited = { ...buildAdminProduct({ packs: [{ id: 1 }] }), translations: {} }
const dialog = () =>
  renderPartAt(
    '/admin',
    <EditProductDialog id="7" categories={[]} onClose={() => {}} onSaved={() => {}} onChanged={() => {}} />,
  )

// Requirement D-230: The product form and the label form list what is missing before the product can be sold, and
//   where to enter it; the dashboard lists such products (decision X16).
test('the product form lists what prevents its sale, and where to enter it', async () => {
  answer([['net_quantity', 'mark']], edited)
  dialog()
  const told = (await list()).textContent
  expect(told).toContain('net quantity, such as 500 g (Quantity field of each size)')
  expect(told).toContain('veg or non-veg mark (Label)')
})

// Requirement D-230
test('the label form lists it too, and checks again after the label is saved', async () => {
  const asked = answer([['origin'], []], label)
  const { person } = renderPartAt('/admin', <ProductLabel productId="7" />)
  expect((await list()).textContent).toContain('country of origin (Label)')
  await person.click(screen.getByRole('button', { name: 'Save label' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Still needed/ })).toBeNull())
  expect(asked).toHaveBeenCalledTimes(2)
})

// Requirement D-230
test('if the list can’t be loaded, a message says so and the form still works', async () => {
  answer(['failed'], edited)
  dialog()
  expect(await screen.findByText(/^Couldn’t load/)).toBeTruthy()
  expect(await screen.findByLabelText('Product Name')).toBeTruthy()
})
