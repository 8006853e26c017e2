import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

const pin = '4821'
const rounds = Array.from({ length: 10 }, (_, round) => round)

test.each(rounds)('no login that is opened while its owner is blocked outlives it (%d)', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })
  const visitors = Array.from({ length: 4 }, () => shop.visitor())
  await Promise.all([
    admin.put(`/api/customers/${user.id}/block`, { reason: 'Sends everything back' }),
    ...visitors.map((visitor) => visitor.post('/api/auth/login', { phone: user.phone, pin })),
  ])
  for (const visitor of visitors) expect((await visitor.get('/api/profile')).statusCode).toBe(401)
})
