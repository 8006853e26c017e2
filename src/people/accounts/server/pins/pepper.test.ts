import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { afterEach, expect, test } from 'vitest'
import { demoUsers } from '#database/demo/demo-logins.ts'
import { readSettings } from '#settings/settings.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import { loadPepper, replacePeppers } from './pepper.ts'
import { hashPin, isRightPin } from './pins.ts'
import { acceptLostPepper, requirePepper } from './require-pepper.ts'

afterEach(() => replacePeppers([]))

const [one, other] = ['one-pepper-that-is-long-enough-for-it', 'other-pepper-that-is-long-enough-too']
const logIn = (shop: TestShop, phone: string, pin: string) =>
  shop.visitor().post('/api/auth/login', { phone, pin })
const hashOf = async ({ db }: TestShop, id: number) =>
  (await db.selectFrom('users').select('pin_hash').where('id', '=', id).executeTakeFirstOrThrow()).pin_hash

// Requirement D-325: Pins are hashed with a pepper outside the database; older hashes get it at the next login, and a
//   process with a different pepper doesn't start.
test('without the pepper a pin’s hash matches none of the 10,000 pins, and the previous release rejects it', async () => {
  replacePeppers([one])
  const made = await hashPin('4821')
  expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=/)
  expect(await isRightPin('4821', made)).toBe(true)
  expect(await isRightPin('4822', made)).toBe(false)
  expect(await verify(made, '4821')).toBe(false)
  replacePeppers([other])
  expect(await isRightPin('4821', made)).toBe(false)
  replacePeppers([other, one])
  expect(await isRightPin('4821', made)).toBe(true)
})

// Requirement D-325
test('pins from before the pepper still work, and get it at the next login', async () => {
  const before = await hashPin('7391')
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer', { pin_hash: before })
  replacePeppers([one])
  expect((await logIn(shop, user.phone, '7392')).statusCode).toBe(401)
  expect(await hashOf(shop, user.id)).toBe(before)
  const both = await Promise.all([logIn(shop, user.phone, '7391'), logIn(shop, user.phone, '7391')])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const after = await hashOf(shop, user.id)
  expect(after).not.toBe(before)
  expect(await verify(after, '7391')).toBe(false)
  expect((await logIn(shop, user.phone, '7391')).statusCode).toBe(200)
  expect(await hashOf(shop, user.id)).toBe(after)
  replacePeppers([other, one])
  expect((await logIn(shop, user.phone, '7391')).statusCode).toBe(200)
  replacePeppers([other])
  expect((await logIn(shop, user.phone, '7391')).statusCode).toBe(200)
})

test('the demo’s pins, which everybody knows, are still recognised by their hashes', async () => {
  replacePeppers([one])
  const shop = await createTestShop()
  const [customer] = demoUsers(shop.clock.now())
  const { user } = await signInAs(shop, 'customer', customer)
  expect((await logIn(shop, user.phone, '1234')).statusCode).toBe(200)
  expect(await hashOf(shop, user.id)).toBe(customer?.pin_hash)
})

test('without a setting the pepper is a file for this user alone, and the same at every start', async () => {
  const DATA_DIR = temporaryFolder()
  loadPepper(readSettings({ DATA_DIR }))
  const file = join(DATA_DIR, 'pin-pepper')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const kept = readFileSync(file, 'utf8')
  const made = await hashPin('4821')
  loadPepper(readSettings({ DATA_DIR }))
  expect(readFileSync(file, 'utf8')).toBe(kept)
  expect(await isRightPin('4821', made)).toBe(true)
  loadPepper(readSettings({ DATA_DIR, PIN_PEPPER: `${other},${kept.trim()}` }))
  expect(await isRightPin('4821', made)).toBe(true)
  writeFileSync(file, `${other}\n${kept}`)
  loadPepper(readSettings({ DATA_DIR }))
  expect(await isRightPin('4821', made)).toBe(true)
})

// Requirement D-325
test('a process with a different pepper doesn’t start unless it is told that the first one is lost', async () => {
  const shop = await createTestShop()
  replacePeppers([one])
  await requirePepper(shop)
  await requirePepper(shop)
  replacePeppers([other])
  await expect(requirePepper(shop)).rejects.toThrow('PIN_PEPPER isn’t the one')
  // A rotation: both are accepted, and new hashes use the new one.
  replacePeppers([other, one])
  await requirePepper(shop)
  replacePeppers([one])
  await expect(requirePepper(shop)).rejects.toThrow('--pepper-lost')
  await acceptLostPepper(shop)
  await requirePepper(shop)
})

test.each([
  ['too short', 'short'],
  ['one of two is empty', `${one},`],
])('a pepper is refused where it is %s', (_, PIN_PEPPER) => {
  expect(() => readSettings({ PIN_PEPPER })).toThrow('PIN_PEPPER must be a secret of 32 characters')
})
