import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '../../../../test/shop.ts'
import { forgetExpired } from './forget-expired.ts'
import { openPinReset } from './pin-resets.queries.ts'

test('ended logins, dead links and tries of nobody are forgotten; an account keeps its count', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer')
  await openPinReset(shop.db, user.id, shop.clock.now())
  const guesses = [user.phone, '8000000000'].map((phone) => ({ phone, tries: 3, last_at: shop.clock.now() }))
  await shop.db.insertInto('pin_guesses').values(guesses).execute()
  shop.clock.pass({ days: 31 })
  const later = await signInAs(shop, 'customer')
  await forgetExpired(shop)
  const rows = (table: 'sessions' | 'pin_resets' | 'pin_guesses') =>
    shop.db.selectFrom(table).selectAll().execute()
  expect(await rows('sessions')).toMatchObject([{ user_id: later.user.id }])
  expect(await rows('pin_resets')).toEqual([])
  expect(await rows('pin_guesses')).toMatchObject([{ phone: user.phone, tries: 3 }])
})
