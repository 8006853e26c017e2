import { expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { createPinReset } from './pins/pin-resets.queries.ts'

test('ended logins, dead links and tries of nobody are forgotten; an account keeps its count', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer')
  await createPinReset(shop.db, user.id, shop.clock.now())
  const guesses = [user.phone, '8000000000'].map((phone) => ({ phone, tries: 3, last_at: shop.clock.now() }))
  await shop.db.insertInto('pin_guesses').values(guesses).execute()
  const code = { user_id: user.id, code_hash: 'a hash', expires_at: shop.clock.now() }
  await shop.db.insertInto('login_codes').values(code).execute()
  const budget = { budget: 'network 203.0.113.7', failures: 3, since: shop.clock.now() }
  await shop.db.insertInto('guess_budgets').values(budget).execute()
  shop.clock.pass({ days: 31 })
  const later = await signInAs(shop, 'customer')
  for (const { everySeconds, run } of jobs) if (everySeconds === 3600) await run(shop)
  const rows = (table: 'sessions' | 'pin_resets' | 'pin_guesses' | 'login_codes' | 'guess_budgets') =>
    shop.db.selectFrom(table).selectAll().execute()
  expect(await rows('sessions')).toMatchObject([{ user_id: later.user.id }])
  for (const table of ['pin_resets', 'login_codes', 'guess_budgets'] as const)
    expect(await rows(table)).toEqual([])
  expect(await rows('pin_guesses')).toMatchObject([{ phone: user.phone, tries: 3 }])
})
