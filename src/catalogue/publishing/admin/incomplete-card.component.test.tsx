import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { Incomplete } from '../contract.ts'
import { IncompleteCard } from './incomplete-card.tsx'

const announcement = async (answer: Incomplete) => {
  mockCalls(200, answer)
  renderPartAt('/admin', <IncompleteCard />)
  return (await screen.findByRole('region', { name: 'Incomplete products' })).textContent
}

// Requirements D-79, D-230
test('the dashboard lists products that can’t be sold, what each lacks, and until when the others stay on sale', async () => {
  const text = await announcement({
    deadline: '2026-12-31',
    count: 12,
    products: [
      { id: 7, name: 'Bare', missing: ['hsn', 'tax_rate'], on_sale: false },
      { id: 9, name: 'Old Podi', missing: ['origin'], on_sale: true },
      { id: 11, name: 'Rava', missing: ['mrp'], on_sale: true },
    ],
  })
  expect(text).toContain('Not live until you fill this in:Bare: HSN code; current GST rate')
  expect(text).toContain('Live, but still missing:Old Podi: country of originRava: MRP for each size')
  expect(text).toContain('These products stay live until 31 Dec 2026.And 9 more.')
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([to('Bare'), to('Old Podi'), to('Rava')]).toEqual([
    '/admin?section=products&edit=7',
    '/admin?section=products&label=9',
    '/admin?section=products&edit=11',
  ])
})

test('where nothing lacks anything it says nothing', async () => {
  const calls = mockCalls(200, { deadline: null, count: 0, products: [] } satisfies Incomplete)
  renderPartAt('/admin', <IncompleteCard />)
  await vi.waitFor(() => expect(calls).toHaveBeenCalled())
  expect(screen.queryByRole('region')).toBeNull()
})
