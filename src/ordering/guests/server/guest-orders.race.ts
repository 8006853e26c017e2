import { expect, test } from 'vitest'
import { guestInput, shopWithGuests, visitorWithCart } from '#test/shop/guests.ts'
import { stockOf } from '#test/shop/payment.ts'

// Requirement D-364
test('a guest who taps twice, or orders in two tabs, gets one order', async () => {
  for (let round = 0; round < 8; round++) {
    const { shop, muesli } = await shopWithGuests()
    const visitor = await visitorWithCart(shop, muesli.id, 2)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post('/api/guest-orders', guestInput())),
    )
    expect(new Set(answers.map((answer) => answer.json().key)).size).toBe(1)
    expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
    expect(await stockOf(shop, muesli.id)).toBe(8)
  }
})

// Requirement D-365
test('of two visits that order with one phone at the same time, one gets the stock', async () => {
  for (let round = 0; round < 8; round++) {
    const { shop, muesli } = await shopWithGuests()
    const visitors = [await visitorWithCart(shop, muesli.id), await visitorWithCart(shop, muesli.id)]
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post('/api/guest-orders', guestInput())),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429])
  }
})
