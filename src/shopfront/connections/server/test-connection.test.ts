import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWhatsappEmulator, whatsappEmulatorApp } from '@pasumai/whatsapp-emulator'
import { expect, onTestFinished, test } from 'vitest'
import { createMedia, createWhatsapp } from '#real-parts.ts'
import { startS3 } from '#test/shop/s3-server.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Connections, TestedName } from '../contract.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

const connectionIn = ({ connections }: Connections, name: string) =>
  connections.find((connection) => connection.name === name)
async function save(admin: Admin, name: TestedName, values: object) {
  const version = connectionIn((await admin.get('/api/connections')).json(), name)?.version
  const saved = await admin.put(`/api/connections/${name}`, { version, values })
  expect(saved.statusCode, saved.body).toBe(200)
  return saved.json<Connections>()
}
const outcomeOf = async (admin: Admin, name: TestedName) =>
  connectionIn((await admin.post(`/api/connections/${name}/test`)).json(), name)?.tested?.outcome

/** A shop that uses what its merchant enters. */
async function newShop(env: Record<string, string> = {}) {
  const current: { whatsapp?: TestShop['whatsapp'] } = {}
  const shop = await createTestShop({ env, whatsapp: () => current.whatsapp?.() })
  current.whatsapp = createWhatsapp(shop)
  return { shop, admin: await signInAs(shop, 'admin') }
}

// Requirement D-472: Image storage, backups and WhatsApp are entered, tested with a real call, and used at once (decision
//   X56).
test('a bucket is tested by writing, reading and deleting; earlier images stay', async () => {
  const { options } = await startS3()
  const { endpoint, region, bucket, keyId: key_id, secret } = options
  const { shop, admin } = await newShop()
  const media = createMedia(shop)
  await media.put('pictures/earlier', Buffer.from('in the folder'), 'text/plain')

  const saved = await save(admin, 'pictures', { endpoint, region, bucket, key_id, secret })
  expect(connectionIn(saved, 'pictures')).toMatchObject({ source: 'here', tested: null })
  expect(await outcomeOf(admin, 'pictures')).toBe('works')
  await media.put('pictures/next', Buffer.from('in the bucket'), 'text/plain')
  expect((await media.get('pictures/earlier'))?.toString()).toBe('in the folder')
  expect((await media.get('pictures/next'))?.toString()).toBe('in the bucket')

  await save(admin, 'backups', { to: `s3://${bucket}/backups` })
  expect(await outcomeOf(admin, 'backups')).toBe('works')

  // Other values were not tested.
  const changed = await save(admin, 'pictures', { endpoint, region, bucket: 'no-such-bucket' })
  expect(connectionIn(changed, 'pictures')?.tested).toBeNull()
  expect(await outcomeOf(admin, 'pictures')).toBe('no-place')
  await save(admin, 'pictures', { endpoint, region, bucket, key_id: 'AnotherKey' })
  expect(await outcomeOf(admin, 'pictures')).toBe('refused')
  await save(admin, 'pictures', { endpoint: 'http://127.0.0.1:9', region, bucket, key_id })
  expect(await outcomeOf(admin, 'pictures')).toBe('silent')
})

// Requirement D-472
test('a folder for backups is tested, and the nightly backup goes there', async () => {
  const { shop, admin } = await newShop()
  expect(await outcomeOf(admin, 'backups')).toBe('missing')
  const to = mkdtempSync(join(tmpdir(), 'shop-backups-'))
  await save(admin, 'backups', { to })
  expect(await outcomeOf(admin, 'backups')).toBe('works')
  expect((await admin.get('/api/backups')).json()).toMatchObject({ where: to, nightly: true })
  const file = join(to, 'file')
  writeFileSync(file, '')
  await save(admin, 'backups', { to: join(file, 'below') })
  expect(['no-place', 'odd']).toContain(await outcomeOf(admin, 'backups'))
  expect(shop.settings.backup.to).toBe(join(file, 'below'))
})

// Requirement D-472
test('WhatsApp’s keys are tested without sending a message, and turn it on', async () => {
  const keys = {
    token: 'a-token-of-a-test',
    phone_number_id: '100200300400500',
    app_secret: 'an-app-secret-of-a-test',
    verify_token: 'a-verify-token',
  }
  const emulator = createWhatsappEmulator({
    token: keys.token,
    phoneNumberId: keys.phone_number_id,
    appSecret: keys.app_secret,
    postWebhook: async () => undefined,
  })
  const app = whatsappEmulatorApp(emulator)
  onTestFinished(() => app.close())
  const { admin } = await newShop({ WHATSAPP_API_URL: await app.listen({ port: 0, host: '127.0.0.1' }) })
  await save(admin, 'whatsapp', { ...keys, token: 'mistyped' })
  expect(await outcomeOf(admin, 'whatsapp')).toBe('refused')
  await save(admin, 'whatsapp', { ...keys, phone_number_id: '99999999' })
  expect(await outcomeOf(admin, 'whatsapp')).toBe('odd')
  await save(admin, 'whatsapp', keys)
  expect(await outcomeOf(admin, 'whatsapp')).toBe('works')
  expect(emulator.messages).toEqual([])
  const asked = `hub.mode=subscribe&hub.verify_token=${keys.verify_token}&hub.challenge=12345`
  expect((await admin.get(`/api/whatsapp/webhook?${asked}`)).body).toBe('12345')
  expect((await admin.put('/api/whatsapp', { on: true, version: 0 })).statusCode).toBe(200)
})
