import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { Batch, OrderWithBatch } from '../contract.ts'
import { Batches } from './batches.tsx'

const batch: Batch = {
  id: 4,
  product_id: 3,
  name: 'Millet Muesli',
  code: 'A1',
  packed_on: '2026-06-01',
  best_before: '2026-12-31',
  sell_until: '2026-11-06',
  left: 5,
  aside: 0,
  state: 'ends_soon',
  recalled_at: null,
  recall_reason: null,
  recalled_by: null,
  note: '',
  version: 1,
}
const order: OrderWithBatch = {
  order_id: 12,
  status: 'paid',
  payment_due: false,
  name: 'Anitha Raj',
  phone: '9843011223',
  email: 'anitha@example.com',
  city: 'Coimbatore',
  units: 2,
  returned: 0,
  next: null,
}
const recalled: Batch = {
  ...batch,
  left: 0,
  aside: 5,
  state: 'recalled',
  recalled_at: '2026-06-15T06:00:00.000Z',
  recall_reason: 'Glass was found',
  recalled_by: 'Meena Admin',
}

function openAt(path: string, shown: Partial<OrderWithBatch> = {}) {
  const sent: unknown[] = []
  const listed = (items: object[]) =>
    Response.json(items, { headers: { 'x-total-count': String(items.length) } })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const asked = String(input)
    if (init?.method === 'POST') {
      if (init.body) sent.push(JSON.parse(String(init.body)))
      return Response.json(
        asked.endsWith('/swap')
          ? { message: 'Recalled items in order #12 replaced. You can dispatch it now.' }
          : { ...recalled, swapped: [11, 13] },
      )
    }
    if (asked.endsWith('/orders/12/recalled-removed'))
      return Response.json({ message: 'Recalled items removed. The courier now collects ₹560.00.' })
    if (init?.method === 'PUT') {
      const typed = JSON.parse(String(init.body))
      sent.push(typed)
      if (typed.code === 'taken')
        return Response.json(
          { error: 'No', fields: { code: 'Another batch already has this name and these dates.' } },
          { status: 400 },
        )
      return Response.json({ ...batch, ...typed, version: 2 })
    }
    if (asked.includes('/orders')) return listed([{ ...order, ...shown }])
    return asked.includes('/batches/4') ? Response.json(batch) : listed([batch])
  })
  return { ...renderPartAt(path, <Batches />), sent }
}

// Requirement D-156
test('the list shows the last sale date of each batch, and a warning if it is near', async () => {
  openAt('/admin?section=stock&part=batches')
  const row = (await screen.findByText('Millet Muesli')).closest('tr')
  for (const words of [
    'A1',
    'packed 1 Jun 2026',
    '31 Dec 2026',
    '6 Nov 2026',
    'Close to last sale date',
    '5',
  ])
    expect(row?.textContent).toContain(words)
})

// Requirement D-155
test('a batch shows its affected orders, and is recalled after a reason is entered', async () => {
  const { person, sent } = openAt('/admin?section=stock&part=batches&batch=4')
  await screen.findByText('Anitha Raj')
  expect(screen.getByRole('link', { name: '9843011223' }).getAttribute('href')).toBe('tel:9843011223')
  expect(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
    '/api/stock/batches/4/orders.csv',
  )
  await person.click(screen.getByRole('button', { name: 'Recall this batch' }))
  await person.click(screen.getByRole('button', { name: 'Recall' }))
  await screen.findByText('Enter a reason for the recall.')
  expect(sent).toEqual([])
  await person.type(screen.getByLabelText('Reason'), 'Glass was found')
  await person.click(screen.getByRole('button', { name: 'Recall' }))
  await screen.findByText(/^Recalled on .* by Meena Admin: Glass was found$/)
  await waitFor(() => expect(sent).toEqual([{ reason: 'Glass was found' }]))
  await screen.findByText(/^Orders #11, #13 will get other stock instead\./)
  expect(screen.getByRole('button', { name: 'End recall' })).not.toBeNull()
})

// Requirement D-160
test('a packed order says that it must be reopened, and continues after its items are replaced', async () => {
  const { person } = openAt('/admin?section=stock&part=batches&batch=4', { next: 'swap' })
  await screen.findByText('Open the parcel, replace the recalled items, then confirm here.')
  await person.click(screen.getByRole('button', { name: 'Confirm replacement in order #12' }))
  await screen.findByText('Have you replaced the recalled items in order #12?')
  await person.click(screen.getByRole('button', { name: 'Confirm replacement' }))
  await screen.findByText('Recalled items in order #12 replaced. You can dispatch it now.')
})

// Requirement D-170
test('a batch’s details can be corrected, and an error is shown at its field', async () => {
  const { person, sent } = openAt('/admin?section=stock&part=batches&batch=4')
  await person.click(await screen.findByRole('button', { name: 'Edit dates, name or note' }))
  const code = screen.getByLabelText('Batch (optional)')
  await person.clear(code)
  await person.type(code, 'taken')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Another batch already has this name and these dates.')
  await person.clear(code)
  await person.type(code, 'A2')
  await person.type(screen.getByLabelText(/^Internal note/), 'From the second oven')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('From the second oven')
  const dates = { packed_on: '2026-06-01', best_before: '2026-12-31' }
  expect(sent.at(-1)).toEqual({ ...dates, code: 'A2', note: 'From the second oven', version: 1 })
})

test('the recalled items of a cash order can be removed, so that the rest is sent', async () => {
  const { person } = openAt('/admin?section=stock&part=batches&batch=4', { next: 'wait', payment_due: true })
  expect((await screen.findByText('Anitha Raj')).closest('tr')?.textContent).toContain('Pay on delivery')
  await person.click(screen.getByRole('button', { name: 'Remove recalled items from order #12' }))
  await screen.findByText('Remove the recalled items from order #12?')
  await person.click(screen.getByRole('button', { name: 'Remove recalled items' }))
  await screen.findByText('Recalled items removed. The courier now collects ₹560.00.')
})

test('an order that is paid has no such button', async () => {
  openAt('/admin?section=stock&part=batches&batch=4', { next: 'wait' })
  await screen.findByText(/^Don’t pack this order yet/)
  expect(screen.queryByRole('button', { name: 'Remove recalled items from order #12' })).toBeNull()
})
