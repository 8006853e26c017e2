import { createWhatsappEmulator, whatsappEmulatorApp } from '@pasumai/whatsapp-emulator'
import { onTestFinished } from 'vitest'
import { createCloudApi } from '#integrations/whatsapp/cloud-api.ts'
import { sendWhatsapp as sendWhatsappNow } from '#operations/whatsapp/server/send-messages.ts'
import type { Parts } from '#parts.ts'
import { createInMemoryExchange } from './in-memory-provider.ts'
import { createShopWithPayments, type Shopper, type ShopWithPayments } from './payment.ts'
import { signInAs } from './shop.ts'

export const whatsappKeys = {
  token: 'a-token-of-a-test',
  phoneNumberId: '100200300400500',
  appSecret: 'an-app-secret-of-a-test',
  verifyToken: 'a-verify-token',
}

/**
 * A WhatsApp that works in the same process: `whatsapp.emulator` has the messages and makes faults, `whatsapp.channel` is the
 * shop's part. Its reports go to `whatsapp.shop`.
 */
function createTestWhatsapp() {
  const whatsapp: { shop?: Pick<ShopWithPayments, 'app' | 'clock'> } = {}
  const emulator = createWhatsappEmulator({
    ...whatsappKeys,
    now: () => whatsapp.shop?.clock.now() ?? new Date(),
    postWebhook: ({ body, headers }) =>
      whatsapp.shop?.app.inject({ method: 'POST', url: '/api/whatsapp/webhook', payload: body, headers }) ??
      Promise.resolve(),
  })
  const app = whatsappEmulatorApp(emulator)
  onTestFinished(() => app.close())
  const channel = createCloudApi({
    ...whatsappKeys,
    apiUrl: 'http://whatsapp.test',
    emulated: false,
    timeoutSeconds: 60,
    exchange: createInMemoryExchange(app),
  })
  return Object.assign(whatsapp, { emulator, channel })
}

/** Turns WhatsApp messages on or off in the back office. */
export async function setWhatsapp(admin: Awaited<ReturnType<typeof signInAs>>, on: boolean) {
  const { settings } = (await admin.get('/api/whatsapp')).json()
  return admin.put('/api/whatsapp', { on, version: settings.version })
}

/** A shop that sends WhatsApp messages, and its merchant. `emulator` is what Meta would be. */
export async function shopWithWhatsapp(options: Parameters<typeof createShopWithPayments>[0] = {}) {
  const whatsapp = createTestWhatsapp()
  const shop = await createShopWithPayments({ webhooks: false, whatsapp: () => whatsapp.channel, ...options })
  whatsapp.shop = shop
  const admin = await signInAs(shop, 'admin')
  await setWhatsapp(admin, true)
  return { shop, admin, emulator: whatsapp.emulator }
}

/** The customer ticks the box, in the account unless another place is given. */
export const agree = (shopper: Shopper, place: 'checkout' | 'account' = 'account', language = '') =>
  shopper.put(`${language}/api/whatsapp/updates`, { phone: shopper.user.phone, place, text_version: 1 })

/** Sends the due messages like the job. @returns how many were accepted */
export async function sendWhatsapp(shop: Parts) {
  await shop.refreshStoreSettings()
  return sendWhatsappNow(shop)
}

/** The messages in the database, oldest first. */
export const messagesIn = ({ db }: Pick<Parts, 'db'>) =>
  db
    .selectFrom('whatsapp_messages')
    .select(['kind', 'state', 'reason', 'attempts', 'locale'])
    .orderBy('id')
    .execute()

/** Their kinds and states, such as `order_confirmed waiting`. */
export const statesIn = async (shop: Pick<Parts, 'db'>) =>
  (await messagesIn(shop)).map(({ kind, state }) => `${kind} ${state}`)
