import { expect, test } from 'vitest'
import { enrolledAdmin } from '#test/shop/second-factor.ts'
import { createTestShop, signInAgain } from '#test/shop/shop.ts'

const recover = (login: Awaited<ReturnType<typeof signInAgain>>, code: string) =>
  login.post('/api/second-factor/recover', { code })

test('ten recovery codes come with the first passkey; each opens one login', async () => {
  const shop = await createTestShop()
  const { user, codes } = await enrolledAdmin(shop)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  const [first = ''] = codes
  expect(first).toMatch(/^(\w{4}-){3}\w{4}$/)
  const login = await signInAgain(shop, user)
  // Typed with spaces and capitals, as from a sheet of paper.
  const used = await recover(login, ` ${first.toUpperCase().replaceAll('-', ' ')} `)
  expect(used.json()).toMatchObject({ message: 'You have 9 recovery codes left.', recovery_codes_left: 9 })
  expect((await login.get('/api/overview')).statusCode).toBe(200)
  const again = await recover(await signInAgain(shop, user), first)
  expect([again.statusCode, again.json().code]).toEqual([400, 'WRONG_CODE'])
})

test('nobody who reads the database can use what is in it', async () => {
  const shop = await createTestShop()
  const { codes } = await enrolledAdmin(shop)
  const stored = JSON.stringify(await shop.db.selectFrom('recovery_codes').selectAll().execute())
  for (const code of codes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
  }
})

test('guesses of recovery codes have to wait after five, the right one too', async () => {
  const shop = await createTestShop()
  const { user, codes } = await enrolledAdmin(shop)
  const login = await signInAgain(shop, user)
  const wrong = 'aaaa-aaaa-aaaa-aaaa'
  const statuses = await Promise.all(Array.from({ length: 8 }, () => recover(login, wrong)))
  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([
    400, 400, 400, 400, 400, 429, 429, 429,
  ])
  const refused = await recover(login, codes[0] ?? '')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('900')
  expect(refused.json().error).toBe('Too many wrong codes. Try again in 15 minutes.')
  shop.clock.pass({ minutes: 15 })
  expect((await recover(login, codes[0] ?? '')).statusCode).toBe(200)
})

// Requirement D-328
test('wrong codes from a stranger who knows the pin don’t lock out the owner', async () => {
  const shop = await createTestShop()
  const { user, codes } = await enrolledAdmin(shop)
  const owner = await signInAgain(shop, user)
  const stranger = await signInAgain(shop, user)
  for (let tried = 0; tried < 6; tried++) await recover(stranger, 'aaaa-aaaa-aaaa-aaaa')
  expect((await recover(stranger, codes[0] ?? '')).statusCode).toBe(429)
  expect((await recover(owner, codes[0] ?? '')).statusCode).toBe(200)
})

test('new codes end the old ones', async () => {
  const shop = await createTestShop()
  const admin = await enrolledAdmin(shop)
  const renewed: string[] = (await admin.post('/api/second-factor/recovery-codes')).json().recovery_codes
  expect(renewed).toHaveLength(10)
  expect((await recover(await signInAgain(shop, admin.user), admin.codes[0] ?? '')).statusCode).toBe(400)
  expect((await recover(await signInAgain(shop, admin.user), renewed[0] ?? '')).statusCode).toBe(200)
})

test('without a passkey there are no codes to renew', async () => {
  const shop = await createTestShop()
  const { user, id, ...admin } = await enrolledAdmin(shop)
  await admin.delete(`/api/second-factor/passkeys/${id}`)
  const refused = await admin.post('/api/second-factor/recovery-codes')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NO_PASSKEY'])
})
