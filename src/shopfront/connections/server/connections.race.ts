import { expect, test } from 'vitest'
import { placeOrderOf, signInShopper, startPaying } from '#test/shop/payment.ts'
import { createShopAtRazorpay } from '#test/shop/razorpay-accounts.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import type { Connections } from '../contract.ts'

const keysOf = (account: string) => ({
  key_id: `rzp_test_${account}00000000`,
  key_secret: `secret-of-${account}-account`,
  webhook_secret: `webhook-secret-of-${account}`,
})

// Requirement D-464
test('of two processes that save keys at once one wins, and both use what it saved', async () => {
  const accounts = { first: keysOf('first'), second: keysOf('second') }
  const { shop, another } = await createShopAtRazorpay(accounts)
  const shops = [shop, await another()]
  const admins = [await signInAs(shop, 'admin'), await signInAs(shop, 'admin')]
  for (const version of [0, 1]) {
    const answers = await Promise.all(
      [accounts.first, accounts.second].map((values, at) =>
        shops[at]?.app.inject({
          method: 'PUT',
          url: '/api/connections/payments',
          cookies: admins[at]?.cookies ?? {},
          payload: { version, values },
        }),
      ),
    )
    const statuses = answers.map((answer) => answer?.statusCode)
    // The winner's confirmation was used, so the next round needs a new one.
    await shop.db.updateTable('sessions').set({ confirmation_spent_at: null }).execute()
    expect(statuses.toSorted()).toEqual([200, 409])
    const winner = statuses[0] === 200 ? accounts.first : accounts.second
    shop.clock.pass({ seconds: 1 })
    for (const each of shops) {
      const { connections }: Connections = (
        await each.app.inject({ url: '/api/connections', cookies: admins[0]?.cookies ?? {} })
      ).json()
      expect(connections[0]).toMatchObject({ source: 'here', version: version + 1 })
      await each.refreshStoreSettings()
      expect(each.payments.online.window.key).toBe(winner.key_id)
    }
  }
})

// Requirement D-464
test('a checkout in another process gets the new key id within a second', async () => {
  const accounts = { first: keysOf('first'), second: keysOf('second') }
  const { shop, another, clock } = await createShopAtRazorpay(accounts)
  const other = await another()
  const admin = await signInAs(shop, 'admin')
  const product = await addProduct(other.db)
  for (const [version, keys] of [accounts.first, accounts.second].entries()) {
    const saved = await admin.put('/api/connections/payments', { version, values: keys })
    expect(saved.statusCode, saved.body).toBe(200)
    clock.pass({ seconds: 1 })
    const shopper = await signInShopper(other)
    const order = await placeOrderOf(shopper, product.id)
    expect((await startPaying(shopper, order.id)).key).toBe(keys.key_id)
  }
})
