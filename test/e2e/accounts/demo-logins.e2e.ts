import { expect, onTestFinished, test } from 'vitest'
import { demoLogins } from '#database/demo/demo-logins.ts'
import { startShop } from '../driving/shop-process.ts'
import { createShopSandbox, type ShopSandbox } from '../driving/shop-sandbox.ts'

const admin = {
  ADMIN_NAME: 'Kavitha Raman',
  ADMIN_EMAIL: 'kavitha@example.com',
  ADMIN_PHONE: '9843011223',
  ADMIN_PIN: '7391',
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/**
 * Starts the shop, tries each login of the demo, and stops it.
 * @returns also its output
 */
async function tryDemoLogins(home: ShopSandbox, settings: Record<string, string>) {
  const shop = await startShop(home, settings)
  const answers = []
  for (const { phone, pin } of demoLogins)
    answers.push((await post(`${shop.url}/api/auth/login`, { phone, pin })).status)
  const named = await post(`${shop.url}/api/auth/login`, { phone: admin.ADMIN_PHONE, pin: admin.ADMIN_PIN })
  await shop.stop()
  return { answers, named, output: shop.output() }
}

test('demo logins open a demo, are told of at its start, and end when the shop becomes a real one', async () => {
  const home = await createShopSandbox()
  onTestFinished(() => home.remove())
  const demo = await tryDemoLogins(home, {})
  expect(demo.answers).toEqual([200, 200])
  expect(demo.output).toContain('Log in as a customer: 9876543210, pin 1234')
  expect(demo.output).toContain('Log in as the administrator: 9876500000, pin 4321')

  const real = await tryDemoLogins(home, { ...admin, DEMO: 'on' })
  expect(real.answers).toEqual([401, 401])
  expect(real.output).not.toContain('Log in as')
  expect(real.output).toContain('The demo accounts were disabled')
  expect(await real.named.json()).toMatchObject({ role: 'admin' })
})
