import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { readSettings } from '#settings/settings.ts'
import { saveTexts } from '#shopfront/pages/server/texts/save-texts.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { sendForm } from '#test/shop/forms.ts'
import { createInMemoryProvider } from '#test/shop/in-memory-provider.ts'
import { payFor, shopWithOrder } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Onboarding } from '../contract.ts'
import { policyNames } from './onboarding-progress.queries.ts'

type Options = Parameters<typeof createTestShop>[0]
type Admin = Awaited<ReturnType<typeof signInAs>>

async function newShop(options: Options = {}) {
  const shop = await createTestShop(options)
  return { shop, admin: await signInAs(shop, 'admin', { email: 'meena@shop.example' }) }
}

const doneIn = ({ steps }: Onboarding) => steps.flatMap(({ name, done }) => (done ? [name] : []))
const guideOf = async (admin: Admin): Promise<Onboarding> => (await admin.get('/api/guide')).json()

test('a new shop lacks everything, and sells all the same', async () => {
  const { shop, admin } = await newShop()
  const guide = await guideOf(admin)
  expect(doneIn(guide)).toEqual([])
  expect(guide).toMatchObject({
    put_away: false,
    payments: { mode: 'pretend', tested: null },
    mail: { leaves: false, tested: null },
    policies: { own: 0, all: 4, read: false },
  })
  expect((await shop.visitor().get('/api/products')).statusCode).toBe(200)
})

const seller = { legalName: 'Malar Foods', address: ['1, Main Road', 'Coimbatore 641001'] }
const officer = {
  name: 'Malar Vizhi',
  designation: 'Owner',
  phone: '+91 90000 00003',
  email: 'malar@malar.example',
}

// Requirement D-185: The setup guide asks about the merchant's GST registration.
// Requirement D-211: The grievance officer is a store setting shown in footer, policies and help; the setup guide
//   asks for it.
test.each([
  [{ name: 'Malar Stores', shortName: 'Malar', tagline: 'Podi', blurb: 'We grind.' }, ['name']],
  [{ name: 'Malar Stores' }, []],
  [{ palette: 'lagoon' as const }, ['colours']],
  [
    {
      phones: ['+91 90000 00001', '+91 90000 00002'] as [string, string],
      email: 'care@malar.example',
      social: { label: 'Instagram', url: 'https://www.instagram.com/malar' },
    },
    ['contacts'],
  ],
  [{ ...seller, officer }, ['legal']],
  [{ tax: { kind: 'regular' as const, gstin: '33ABCDE1234F1Z7', prefix: 'MF' } }, ['tax']],
  // The law requires a grievance officer.
  [seller, []],
])('store details of the merchant’s own count as done: %j', async (change, done) => {
  const { shop, admin } = await newShop()
  await saveStoreSettings(shop, { facts: { ...demoStoreSettings, ...change }, version: 0, by: admin.user.id })
  expect(doneIn(await guideOf(admin))).toEqual(done)
})

// Requirement D-238: The setup guide shows whether the merchant has defined a delivery area.
test('the delivery area counts as done with a zone or an own district', async () => {
  const { shop, admin } = await newShop()
  const zone = { name: 'City', codes: ['641*'], districts: [], states: [], days: '2', note: '' }
  await admin.post('/api/delivery/zones', { ...zone, fee: 0, free_from: null, minimum: null })
  expect(doneIn(await guideOf(admin))).toEqual(['zones'])
  const [made] = (await admin.get('/api/delivery/zones')).json()
  await admin.delete(`/api/delivery/zones/${made.id}`)
  expect(doneIn(await guideOf(admin))).toEqual([])
  const shipping = { ...demoStoreSettings.shipping, district: 'Erode' }
  await saveStoreSettings(shop, { facts: { ...demoStoreSettings, shipping }, version: 0, by: admin.user.id })
  expect(doneIn(await guideOf(admin))).toEqual(['zones'])
})

test('a logo in any shape is one; the icon waits for a square one', async () => {
  const { shop, admin } = await newShop()
  const upload = async (shape: string, width: number) => {
    const file = sharp({ create: { width, height: 240, channels: 3, background: '#5E7A3A' } })
    await sendForm(admin, 'post', `/api/store/logos/${shape}`, { version: 0 }, [await file.png().toBuffer()])
    return doneIn(await guideOf(admin))
  }
  expect(await upload('wide', 720)).toEqual(['logo'])
  expect(await upload('square', 240)).toEqual(['logo', 'icon'])
  await admin.put('/api/store/logos/wide', { version: 1, show: null })
  await admin.put('/api/store/logos/square', { version: 1, show: null })
  expect(doneIn(await guideOf(admin))).toEqual([])
  expect(shop.store()).toBe(demoStoreSettings)
})

test('a product on sale is the first one; a draft is none', async () => {
  const { shop, admin } = await newShop()
  await addProduct(shop.db, { draft: true, hidden: true, archived_at: shop.clock.now() })
  expect(doneIn(await guideOf(admin))).toEqual([])
  await addProduct(shop.db)
  expect(doneIn(await guideOf(admin))).toEqual(['product'])
})

test('an order is a test once it is paid', async () => {
  const { shop, shopper, order } = await shopWithOrder()
  const admin = await signInAs(shop, 'admin')
  expect(doneIn(await guideOf(admin))).not.toContain('order')
  await payFor(shop, shopper, order.id)
  expect(doneIn(await guideOf(admin))).toContain('order')
})

test('policies are done in own words, or when somebody has read them', async () => {
  const { shop, admin } = await newShop()
  const read = async (set: boolean) =>
    doneIn((await admin.put('/api/guide', { mark: 'policies-read', set })).json())
  expect(await read(true)).toEqual(['policies'])
  expect(await read(true)).toEqual(['policies'])
  expect(await read(false)).toEqual([])
  const texts = { note: 'New', lead: 'We take back.', description: 'Refunds', body: 'Within a week.' }
  for (const page of policyNames) {
    const save = { page, language: 'en', version: 0, as: 'published', texts, by: admin.user } as const
    expect(await saveTexts(shop, save)).toEqual({ ok: true })
  }
  expect(doneIn(await guideOf(admin))).toEqual(['policies'])
})

const testKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_OfTheMerchant',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
}

/** A shop whose provider gives the test's answers. */
async function shopAtProvider(options: Parameters<Provider['adapter']>[0] = {}, env = {}) {
  const provider = await createInMemoryProvider()
  onTestFinished(() => provider.close())
  const { pretend, live } = readSettings(env).razorpay
  const adapter = provider.adapter({ pretend, live, wait: async () => {}, ...options })
  return { provider, ...(await newShop({ payments: createPaymentProviders([adapter]), env })) }
}
type Provider = Awaited<ReturnType<typeof createInMemoryProvider>>

const tryKeys = async (admin: Admin): Promise<Onboarding> =>
  (await admin.post('/api/guide/payment-keys')).json()

test('keys that the provider takes are done, and the try is kept', async () => {
  const { shop, admin } = await shopAtProvider({}, testKeys)
  const guide = await tryKeys(admin)
  const tested = { outcome: 'works', at: shop.clock.now().toISOString() }
  expect(guide.payments).toEqual({ mode: 'test', tested })
  expect(doneIn(guide)).toEqual(['payment-keys'])
  expect(await guideOf(admin)).toEqual(guide)
})

test('pretend money answers and is no key', async () => {
  const { admin } = await shopAtProvider()
  const guide = await tryKeys(admin)
  expect(guide.payments).toMatchObject({ mode: 'pretend', tested: { outcome: 'works' } })
  expect(doneIn(guide)).toEqual([])
})

test('keys that the provider refuses are missing', async () => {
  const { admin } = await shopAtProvider({ keySecret: 'of another pair' }, testKeys)
  const guide = await tryKeys(admin)
  expect(guide.payments.tested?.outcome).toBe('refused')
  expect(doneIn(guide)).toEqual([])
})

test.each([
  ['fail', 'silent'],
  ['cut', 'silent'],
  ['rate-limit', 'busy'],
] as const)(
  'a provider that does not answer (%s) is told as %s, and asked again',
  async (effect, outcome) => {
    const { provider, admin } = await shopAtProvider({}, testKeys)
    provider.faults.add({ on: 'call', effect, times: 3 })
    expect((await tryKeys(admin)).payments.tested?.outcome).toBe(outcome)
    provider.faults.clear()
    expect((await tryKeys(admin)).payments.tested?.outcome).toBe('works')
  },
)

/** The onboarding state after a restart with these settings. */
async function guideAfterRestart({ shop, admin }: Awaited<ReturnType<typeof newShop>>, env = {}) {
  const next = await createTestShop({ db: shop.db, env })
  const again = await next.app.inject({ url: '/api/guide', cookies: admin.cookies })
  return again.json<Onboarding>()
}

test.each([
  { RAZORPAY_KEY_ID: 'rzp_test_TheNextPair00' },
  { RAZORPAY_KEY_SECRET: 'the next secret' },
  { RAZORPAY_API_URL: 'https://other-provider.example' },
])('other keys were not tested: %j', async (changed) => {
  const office = await shopAtProvider({}, testKeys)
  await tryKeys(office.admin)
  expect((await guideAfterRestart(office, testKeys)).payments.tested?.outcome).toBe('works')
  const { payments } = await guideAfterRestart(office, { ...testKeys, ...changed })
  expect(payments).toEqual({ mode: 'test', tested: null })
})

const mailServer = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Malar <care@malar.example>' }
const mailMe = async (admin: Admin, form_key = 'the-first-in-a-test'): Promise<Onboarding> =>
  (await admin.post('/api/guide/mail', { form_key })).json()

test('a test mail goes through the outbox, once a form, and mail is done when it was sent', async () => {
  const { shop, admin } = await newShop({ env: mailServer })
  const guide = await mailMe(admin)
  expect(guide.mail).toMatchObject({
    leaves: true,
    tested: { state: 'queued', to: 'meena@shop.example', error: null },
  })
  expect(doneIn(guide)).toEqual([])
  await mailMe(admin)
  expect(await sendMails(shop)).toBe(1)
  expect(shop.mails).toMatchObject([
    { to: 'meena@shop.example', subject: `Test email from ${demoStoreSettings.name}` },
  ])
  expect(doneIn(await guideOf(admin))).toEqual(['mail'])
})

test.each([
  { SMTP_URL: 'smtps://another.example' },
  { SMTP_URL: 'smtps://meena:secret@mail.example' },
  { MAIL_FROM: 'Malar <orders@malar.example>' },
])('a mail that went out by another account says nothing of this one: %j', async (changed) => {
  const office = await newShop({ env: mailServer })
  await mailMe(office.admin)
  await sendMails(office.shop)
  expect(doneIn(await guideAfterRestart(office, mailServer))).toEqual(['mail'])
  const guide = await guideAfterRestart(office, { ...mailServer, ...changed })
  expect([guide.mail.tested, doneIn(guide)]).toEqual([null, []])
})

test('what the settings were is not written down readably', async () => {
  const env = { ...mailServer, SMTP_URL: 'smtps://meena:secret@mail.example' }
  const { shop, admin } = await newShop({ env })
  await mailMe(admin)
  const { about } = await shop.db.selectFrom('guide_marks').select('about').executeTakeFirstOrThrow()
  expect(about).not.toMatch(/secret|meena|mail\.example/)
})

test('a mail server that refuses is told in its own words', async () => {
  const send = () => Promise.reject(new Error('535 Authentication failed'))
  const { shop, admin } = await newShop({
    env: mailServer,
    mailer: { destination: 'sent through mail.example', send },
  })
  await mailMe(admin)
  await sendMails(shop)
  const guide = await guideOf(admin)
  expect(guide.mail.tested).toMatchObject({ state: 'refused', error: 'Error: 535 Authentication failed' })
  expect(doneIn(guide)).toEqual([])
})

test('mail that stays in a folder reaches nobody and is not done', async () => {
  const { shop, admin } = await newShop()
  await mailMe(admin)
  await sendMails(shop)
  const guide = await guideOf(admin)
  expect(guide.mail).toMatchObject({ leaves: false, tested: { state: 'sent' } })
  expect(doneIn(guide)).toEqual([])
})

test('the guide is put away and called back', async () => {
  const { admin } = await newShop()
  for (const set of [true, true, false]) {
    await admin.put('/api/guide', { mark: 'put-away', set })
    expect((await guideOf(admin)).put_away).toBe(set)
  }
})

test.each([{ mark: 'product', set: true }, { mark: 'put-away' }, {}])(
  '%j is refused: what a shop has is read, not said',
  async (body) => {
    const { admin } = await newShop()
    expect((await admin.put('/api/guide', body)).statusCode).toBe(400)
  },
)
