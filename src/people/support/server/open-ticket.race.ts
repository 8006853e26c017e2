import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'
import { openTicketAsVisitor } from '#test/shop/tickets.ts'

// Requirement D-203
test('of many simultaneous tickets from one address five are opened', async () => {
  const shop = await createTestShop()
  const answers = await Promise.all(Array.from({ length: 12 }, () => openTicketAsVisitor(shop)))
  const told = answers.map(({ statusCode }) => statusCode).sort()
  expect(told).toEqual([...Array(5).fill(201), ...Array(7).fill(429)])
  expect(await shop.db.selectFrom('tickets').select('id').execute()).toHaveLength(5)
})
