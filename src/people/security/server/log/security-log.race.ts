import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'
import { checkSecurityLog } from './check-log.ts'
import { recordSecurity } from './record-security.ts'
import { sealSecurityLog } from './seal-log.ts'

const many = <Result>(count: number, ask: (i: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => ask(i)))

test('processes that write and seal side by side make one chain', async () => {
  const shop = await createTestShop()
  const now = shop.clock.now()
  let writing = true
  const sealing = many(4, async () => {
    while (writing) await sealSecurityLog(shop)
  })
  await many(300, (i) => recordSecurity(shop.db, { event: 'login', details: { number: i }, now }))
  writing = false
  await sealing
  await sealSecurityLog(shop)
  expect(await checkSecurityLog(shop)).toMatchObject({ ok: true, entries: 300, first: 1, unsealed: 0 })
})

test('an entry that is written but not yet sure holds up neither other entries nor the seals', async () => {
  const shop = await createTestShop()
  const now = shop.clock.now()
  const trx = await shop.db.startTransaction().execute()
  await recordSecurity(trx, { event: 'login', details: { slow: true }, now })
  await recordSecurity(shop.db, { event: 'login', now })
  expect(await sealSecurityLog(shop)).toBe(1)
  await trx.commit().execute()
  expect(await sealSecurityLog(shop)).toBe(1)
  expect(await checkSecurityLog(shop)).toMatchObject({ ok: true, entries: 2, unsealed: 0 })
})
