import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import StockSection from '#inventory/stock/admin/stock-section.tsx'
import { renderPartAt } from '#test/shop/component.tsx'

const rules = {
  wanted: true,
  any: false,
  least_percent: 30,
  least_days: 45,
  way_days: 10,
  warn_days: 14,
  version: 1,
}
const pack = { id: 7, size: '400 g', stock: 3, reserved: 0, low_stock_at: 5 }

/**
 * The section with a server that knows one product.
 * @returns the requests, and a way to set the next answer
 */
function open(
  given: Partial<typeof rules> = {},
  answer = () => Response.json({ message: 'Stock updated.' }),
) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (init?.method === 'POST' || init?.method === 'PUT') {
      sent.push(JSON.parse(String(init.body)))
      return answer()
    }
    if (path.includes('/stock/batches/rules')) return Response.json({ ...rules, ...given })
    if (path.includes('/products/all'))
      return Response.json([{ id: 3, name: 'Millet Muesli', packs: [pack] }], {
        headers: { 'x-total-count': '1' },
      })
    return Response.json([], { headers: { 'x-total-count': '0' } })
  })
  return { ...renderPartAt('/admin?section=stock', <StockSection />), sent }
}

const units = () => screen.findByLabelText('Units of Millet Muesli')

// Requirement D-150
test('received stock asks for its label details once a quantity is entered', async () => {
  const { person, sent } = open()
  expect(screen.queryByLabelText('Best before')).toBeNull()
  await person.type(await units(), '12')
  const label = within(screen.getByRole('group', { name: 'Label details for Millet Muesli' }))
  await person.type(label.getByLabelText('Packed on'), '2026-06-01')
  await person.type(label.getByLabelText('Best before'), '2026-12-31')
  await person.type(label.getByLabelText('Batch (optional)'), 'A1')
  await person.click(screen.getByRole('button', { name: 'Save stock' }))
  const batch = { code: 'A1', packed_on: '2026-06-01', best_before: '2026-12-31' }
  await waitFor(() => expect(sent).toMatchObject([{ lines: [{ pack_id: 7, units: 12, batch }] }]))
  await waitFor(async () => expect(await units()).toHaveProperty('value', ''))
})

// Requirement D-153
test('an incomplete label is rejected at its field, and nothing is sent', async () => {
  const { person, sent } = open()
  await person.type(await units(), '12')
  await person.type(screen.getByLabelText('Best before'), '2026-12-31')
  await person.click(screen.getByRole('button', { name: 'Save stock' }))
  await screen.findByText('Enter the packing date.')
  expect(sent).toEqual([])
})

// Requirement D-153
test('a best-before date in the past shows an error at its field', async () => {
  const sentence = 'The best-before date has passed.'
  const refusal = { message: sentence, code: 'INVALID', fields: { 'lines.0.best_before': sentence } }
  const { person } = open({}, () => Response.json(refusal, { status: 400 }))
  await person.type(await units(), '12')
  await person.type(screen.getByLabelText('Packed on'), '2026-01-01')
  await person.type(screen.getByLabelText('Best before'), '2026-06-14')
  await person.click(screen.getByRole('button', { name: 'Save stock' }))
  await screen.findByText(sentence)
  expect(screen.getByLabelText('Best before').getAttribute('aria-invalid')).toBe('true')
})

// Requirement D-154
test('stock without dates is received as before, and without batches nothing is asked', async () => {
  const { person, sent } = open({ wanted: false })
  await person.type(await units(), '12')
  expect(screen.queryByLabelText('Best before')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Stock sections' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Save stock' }))
  await waitFor(() => expect(sent).toMatchObject([{ lines: [{ pack_id: 7, units: 12 }] }]))
})
