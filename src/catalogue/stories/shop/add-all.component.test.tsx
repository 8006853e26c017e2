import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { StoryProduct } from '../contract.ts'
import { AddAll } from './add-all.tsx'

const products = [1, 2].map((id) => ({
  pack_id: id,
  quantity: 2,
  product: { id: id * 10, name: `Mix ${id}`, packs: [{ id, price: 50, stock: 5, size: '500 g' }] },
})) as unknown as StoryProduct[]

const button = () => screen.findByRole('button', { name: 'Add all to cart – ₹200' })

// Requirement D-429
test('a visitor without a cart logs in first, and the log-in page is told what to add', async () => {
  mockCalls(401, { message: 'Please log in.' })
  const { person, address } = renderPartAt(
    '/stories/5-kanji',
    <AddAll products={products} page="/stories/5-kanji" />,
  )
  await person.click(await button())
  await expect.poll(address).toBe('/login?from=%2Fstories%2F5-kanji&lines=10.1.2-20.2.2')
})
