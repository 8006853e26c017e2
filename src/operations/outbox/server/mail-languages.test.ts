import { expect, test } from 'vitest'
import { sentences as orderSentences } from '#operations/notifications/words/index.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { sentences as securitySentences } from '#people/security/words/index.ts'
import { createShopWithPayments, payFor, signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'

const shopName = 'Pasumai Pantry'
const pin = '4821'

/** The kind of each sent mail, and the language it is marked with. */
async function mailsOf(shop: TestShop) {
  await sendMails(shop)
  const kept = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'subject_key', 'locale'])
    .orderBy('id')
    .execute()
  return kept.map(({ kind, subject_key, locale }) => {
    const sent = shop.mails.find(({ id }) => id === `${kind}-${subject_key}`)
    expect(sent?.html).toContain(`<html lang="${locale}">`)
    return [kind, locale]
  })
}

const readsOf = async ({ db }: TestShop, phone: string) =>
  (await db.selectFrom('users').select('locale').where('phone', '=', phone).executeTakeFirstOrThrow()).locale

// Requirement D-130: Emails are in the language of the account or the order; the merchant's are in English.
test('an account’s language is that of its registration, then that of its owner’s last visit', async () => {
  const shop = await createTestShop()
  const person = { name: 'Anitha Raj', email: 'anitha@example.com', phone: '9876501234', pin }
  const visitor = shop.visitor()
  await visitor.post('/ta/api/auth/register', person)
  expect(await readsOf(shop, person.phone)).toBe('ta')
  await visitor.post('/api/auth/login', person)
  expect(await readsOf(shop, person.phone)).toBe('ta')
  await visitor.get('/api/profile')
  expect(await readsOf(shop, person.phone)).toBe('en')
  await visitor.get('/ta/api/session')
  expect(await readsOf(shop, person.phone)).toBe('ta')
})

// Requirement D-130
test('security warnings are in the owner’s language, whoever caused them in which language', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin), locale: 'ta' })
  shop.clock.pass({ days: 1 })
  await shop.visitor().post('/api/auth/login', { phone: user.phone, pin })
  expect(await mailsOf(shop)).toEqual([['new-device', 'ta']])
  expect(shop.mails[0]?.subject).toBe(securitySentences.newDevice({ shop: shopName }).in('ta'))
})

// Requirement D-130
test('a pin reset link is emailed in the language of the request', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer')
  await shop.visitor().post('/ta/api/auth/forgot-password', { email: user.email })
  expect(await mailsOf(shop)).toEqual([['pin-reset', 'ta']])
})

test('devices are told in the language of who looks at them', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'customer')
  await shop.db.updateTable('sessions').set({ device_name: 'Firefox on Linux' }).execute()
  const named = async (path: string) => (await owner.get(path)).json()[0].device
  expect(await named('/api/account/devices')).toBe('Firefox on Linux')
  const device = securitySentences.device({ browser: 'firefox', system: 'linux' })
  expect(await named('/ta/api/account/devices')).toBe(device.in('ta'))
})

// Requirement D-130
test('an order is confirmed in its own language, with the product names it was sold under; the merchant’s email is in English', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const inTamil = 'சிறுதானிய மியூஸ்லி'
  const muesli = await addProduct(shop.db, { translations: JSON.stringify({ ta: { name: inTamil } }) })
  const shopper = await signInShopper(shop)
  await shopper.post('/ta/api/cart/add', { product_id: muesli.id })
  const order = (await shopper.post('/ta/api/orders/add', {})).json()
  await shop.db.updateTable('products').set({ name: 'Renamed', translations: '{}' }).execute()
  await payFor(shop, shopper, order.id)
  expect(await mailsOf(shop)).toEqual([
    ['order-confirmation', 'ta'],
    ['order-to-pack', 'en'],
  ])
  const [toCustomer, toMerchant] = shop.mails
  expect(toCustomer?.subject).toBe(orderSentences.orderConfirmed({ id: order.id, shop: shopName }).in('ta'))
  expect(toCustomer?.text).toContain(`${inTamil}, 400 கிராம்`)
  expect(toMerchant?.text).toContain('Millet Muesli, 400 g')
  const itemIn = async (path: string) => (await shopper.get(path)).json()[0].Product.name
  expect(await itemIn(`/ta/api/orders/${order.id}/items`)).toBe(inTamil)
  expect(await itemIn(`/api/orders/${order.id}/items`)).toBe('Millet Muesli')
})
