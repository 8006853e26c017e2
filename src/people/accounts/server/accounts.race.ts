import { expect, test } from 'vitest'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { phoneCounter } from './login-attempts/attempt-counters.ts'
import { claimAttempt } from './login-attempts/check-pin.ts'
import { createPinReset } from './pins/pin-resets.queries.ts'
import { hashPin } from './pins/pins.ts'

const pin = '4821'
const rounds = Array.from({ length: 10 }, (_, round) => round)
const many = <Result>(count: number, ask: (i: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => ask(i)))

test('processes that count tries side by side allow five between them, and one after the wait', async () => {
  const shop = await createTestShop()
  const tries = async () =>
    (await many(40, () => claimAttempt(shop, phoneCounter('8000000000')))).filter((answer) => answer.ok)
      .length
  expect(await tries()).toBe(5)
  shop.clock.pass({ seconds: 30 })
  expect(await tries()).toBe(1)
})

test.each(rounds)(
  'several links of one person used at once: one works, none waits for ever (%d)',
  async () => {
    const shop = await createTestShop()
    const { user } = await signInAs(shop, 'customer')
    const end = new Date(shop.clock.now().getTime() + 60_000)
    const tokens = await many(4, () => createPinReset(shop.db, user.id, end))
    const use = (i: number) => ({ email: user.email, token: tokens[i % 4] ?? '', pin: '7391' })
    const answers = await many(8, (i) => shop.visitor().post('/api/auth/reset-password', use(i)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(400)])
  },
)

test.each(rounds)('no login with the old pin outlives its change (%d)', async () => {
  const shop = await createTestShop()
  const { shopper, change, logIns } = await changeAndLogIn(shop)
  expect(change.statusCode).toBe(200)
  const opened = logIns.filter((login) => login.cookies.token)
  for (const login of opened) expect((await login.get('/api/profile')).statusCode).toBe(401)
  expect((await shopper.get('/api/profile')).statusCode).toBe(200)
})

async function changeAndLogIn(shop: TestShop) {
  const shopper = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })
  const change = { currentPassword: pin, newPassword: '7391' }
  const logIns = Array.from({ length: 4 }, () => shop.visitor())
  const [changed] = await Promise.all([
    shopper.put('/api/account/update', change),
    ...logIns.map((visitor) => visitor.post('/api/auth/login', { phone: shopper.user.phone, pin })),
  ])
  return { shopper, change: changed, logIns }
}
