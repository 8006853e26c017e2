import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { FileCheckView, ProductImport } from '../contract.ts'
import ImportSection from './import-section.tsx'

const clean: FileCheckView = {
  ...{ rows: 2, problems: [], problem_count: 0, added: 0, changed: 1, unchanged: 1, seen: 'a'.repeat(64) },
  changes: [{ row: 2, column: 'price', from: '320.00', to: '340' }],
  change_count: 1,
  ...{ additions: [], from: null, left_out: [], pictures: 0 },
}
const running: ProductImport = {
  ...{ id: 1, file_name: 'products.csv', by: 'Meena', state: 'saving', reason: null, restarted: false },
  ...{ rows: 2, added: 0, changed: 1, unchanged: 1, problems: [], problem_count: 0 },
  started_at: '2026-06-15T06:00:00.000Z',
  ended_at: null,
}

/** The API with these answers; returns the forms that were sent to save. */
function mockImportApi(check: FileCheckView, last: (ProductImport | null)[]) {
  const saved: FormData[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://shop')
    if (pathname.endsWith('/check')) return Response.json(check)
    if (init?.method === 'POST') {
      saved.push(init.body as FormData)
      return Response.json(running, { status: 201 })
    }
    return Response.json({ last: last.length > 1 ? last.shift() : (last[0] ?? null) })
  })
  return saved
}

async function chooseFile() {
  const { person } = renderPartAt('/admin?section=import', <ImportSection />)
  const file = new File(['product_id'], 'products.csv', { type: 'text/csv' })
  await person.upload(screen.getByLabelText('Choose a CSV file'), file)
  return person
}

// Requirement D-524: the Import section shows what a file would change before it’s saved.
test('a file is checked, then saved with what was shown', async () => {
  const saved = mockImportApi(clean, [null, { ...running, state: 'saved', ended_at: running.started_at }])
  const person = await chooseFile()
  expect(await screen.findByText('2 rows: 0 new products, 1 changed, 1 unchanged')).toBeTruthy()
  expect(screen.getByText('320.00 → 340')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Save all' }))
  expect(await screen.findByText('Step 2 of 2: saving all changes…')).toBeTruthy()
  expect(saved[0]?.get('seen')).toBe(clean.seen)
  expect(screen.queryByRole('button', { name: 'Save all' })).toBeNull()
  // Polling shows the result.
  await waitFor(() => screen.getByText('Saved: 0 new products, 1 changed.'), { timeout: 5000 })
})

test('problems are grouped with their rows, and the file can’t be saved', async () => {
  const problems = [3, 4, 5, 7].map((row) => ({ row, column: 'price', message: 'Enter a price.' }))
  mockImportApi({ ...clean, problems, problem_count: 1204 }, [null])
  const person = await chooseFile()
  const list = within(await screen.findByRole('list', { name: 'Problems' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'price: Enter a price.Rows 3–5, 7',
  ])
  expect(screen.getByText('And 1,200 more')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save all' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('And 1,200 more')).toBeNull()
})

test('a file of another shop shows its products, and what is left out', async () => {
  const sizes = [{ size: '500 g', price: 1200.5, stock: 7 }]
  const additions = [{ row: 2, name: 'Ragi Mix', sizes }]
  const shopify: Partial<FileCheckView> = { from: 'shopify', pictures: 3, left_out: ['Vendor', 'Tags'] }
  mockImportApi({ ...clean, changes: [], change_count: 0, changed: 0, added: 1, additions, ...shopify }, [
    null,
  ])
  await chooseFile()
  const list = within(await screen.findByRole('list', { name: 'New products' }))
  expect(list.getByRole('listitem').textContent).toBe('Row 2Ragi Mix500 g: ₹1,200.50, 7 in stock')
  expect(screen.getByText(/^This is a product file from Shopify/)).toBeTruthy()
  expect(screen.getByText(/^3 pictures in it aren’t imported/)).toBeTruthy()
  expect(screen.getByText('Ignored columns: Vendor, Tags')).toBeTruthy()
})

// Requirement D-522
test('a reopened section shows a running import, and one that was interrupted', async () => {
  mockImportApi(clean, [{ ...running, restarted: true }])
  renderPartAt('/admin?section=import', <ImportSection />)
  expect(await screen.findByText(/^The server was restarted during the import/)).toBeTruthy()
})

test('a refused import names its reason', async () => {
  const ended = { state: 'failed', reason: 'interrupted', ended_at: running.started_at } as const
  mockImportApi(clean, [{ ...running, ...ended }])
  renderPartAt('/admin?section=import', <ImportSection />)
  expect(await screen.findByText(/^Nothing was saved, because the server stopped/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Export products' })
  expect(link.getAttribute('href')).toBe('/api/products/export.csv')
})
