import { expect, test } from 'vitest'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { lawSentences } from '#values/words/index.ts'
import { languages } from '#words/language.ts'
import type { AdminMailTemplate, RenderedMail } from '../../contract.ts'
import { type MailKind, mailKindNames, mailKinds } from '../../mail-kinds.ts'
import { findTemplateProblems } from '../../mail-template.ts'
import { defaultTemplate } from './default-templates.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

const textOf = async (admin: Admin, kind: MailKind, locale = 'en') => {
  const texts: AdminMailTemplate[] = (await admin.get('/api/mails/texts')).json()
  return texts.find((text) => text.kind === kind && text.locale === locale)
}
const save = (admin: Admin, change: object) =>
  admin.put('/api/mails/texts', { kind: 'order-confirmation', locale: 'en', version: 0, ...change })

async function office() {
  const shop = await createTestShop()
  return { shop, admin: await signInAs(shop, 'admin') }
}

/** A paid order in a language, and its confirmation mail. */
async function confirmationIn(
  shop: Awaited<ReturnType<typeof createShopWithPayments>>,
  path: '' | '/ta' = '',
) {
  const { id: product } = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  await shopper.post(`${path}/api/cart/add`, { product_id: product })
  const order = (await shopper.post(`${path}/api/orders/add`, {})).json()
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  return shop.mails.find(({ id }) => id === `order-confirmation-${order.id}`)
}

// Requirement D-67
test('every default email text is valid, and all its fields have an example', async () => {
  const { admin } = await office()
  for (const kind of mailKindNames)
    for (const locale of languages) {
      const text = defaultTemplate(kind, locale)
      expect(findTemplateProblems(text, mailKinds[kind].fields), `${kind} ${locale}`).toEqual([])
      const body = mailKinds[kind].fields.map((field) => `{${field}}`).join('\n\n')
      const drawn = await admin.post('/api/mails/preview', { kind, locale, subject: text.subject, body })
      expect(drawn.statusCode, kind).toBe(200)
      const mail: RenderedMail = drawn.json()
      expect(mail.text).not.toMatch(/undefined|null|[{}]/)
      const isOfRights = (paragraph: string) => paragraph === lawSentences.rightToRefund.in(locale)
      const paragraphs = mail.text.split('\n\n')
      // A field without an example value would remove its paragraph.
      expect(paragraphs.filter((paragraph) => !isOfRights(paragraph))).toHaveLength(
        mailKinds[kind].fields.length + 1,
      )
      expect(paragraphs.some(isOfRights), kind).toBe(
        /^(order-confirmation|cash-order-confirmation|order-delivered)$/.test(kind),
      )
    }
})

test('what the merchant wrote goes out, with markup that is safe in whatever a field says', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  await shop.db.updateTable('users').set({ name: 'Anitha' }).execute()
  const body = 'Hi **{name}**,\nsee <b>this</b>.\n\n{products}\n\nOrder {Order Number}, ** alone'
  const saved = await save(admin, { subject: '{shop}: {order number}', body })
  expect([saved.statusCode, saved.json().version]).toEqual([200, 1])
  const mail = await confirmationIn(shop)
  expect(mail?.subject).toMatch(/^Pasumai Pantry: \d+$/)
  expect(mail?.html).toMatch(/>Hi <strong>[^<]+<\/strong>,<br>see &lt;b&gt;this&lt;\/b&gt;\.<\/p>/)
  expect(mail?.text).toMatch(/^Hi [^*]+,\nsee <b>this<\/b>\.\n\n {2}1 × Millet Muesli/)
  expect(mail?.text).toContain(', ** alone')
  expect(mail?.html).not.toMatch(/<(img|script|iframe|link)|https?:/)
})

test('a name with markup and braces in it is only words', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const shopper = await signInShopper(shop)
  const muesli = await addProduct(shop.db)
  const order = await placeOrderOf(shopper, muesli.id)
  await shop.db.updateTable('orders').set({ user_name: '**{shop}** <script>' }).execute()
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  expect(shop.mails[0]?.text).toContain('Dear **{shop}** <script>,')
  expect(shop.mails[0]?.html).toContain('>Dear **{shop}** &lt;script&gt;,</p>')
})

test('each language has its own words, and the other keeps the default', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  await save(admin, { locale: 'ta', subject: 'நன்றி {name}', body: 'வணக்கம்' })
  expect((await confirmationIn(shop, '/ta'))?.subject).toMatch(/^நன்றி /)
  expect((await confirmationIn(shop))?.subject).toMatch(/is confirmed$/)
})

test('empty is the default again, and so is what was not changed: a later release may say it better', async () => {
  const { shop, admin } = await office()
  const usual = defaultTemplate('order-confirmation', 'en')
  await save(admin, { subject: 'Mine', body: usual.body })
  const kept = () => shop.db.selectFrom('mail_texts').select(['subject', 'body', 'version']).execute()
  expect(await kept()).toEqual([{ subject: 'Mine', body: '', version: 1 }])
  expect(await textOf(admin, 'order-confirmation')).toMatchObject({ subject: 'Mine', body: usual.body })
  await save(admin, { subject: '', body: '', version: 1 })
  expect(await textOf(admin, 'order-confirmation')).toMatchObject({ ...usual, version: 2 })
})

test('the second of two who change a mail is refused, and told what stands there now', async () => {
  const { admin } = await office()
  await save(admin, { subject: 'First', body: 'One' })
  for (const version of [0, 7]) {
    const late = await save(admin, { subject: 'Second', body: 'Two', version })
    expect([late.statusCode, late.json().code]).toEqual([409, 'TEXT_CHANGED'])
    expect(late.json().current).toMatchObject({ subject: 'First', body: 'One', version: 1 })
  }
})

test('a field that cannot stand there is refused with a sentence at its part, and nothing is kept', async () => {
  const { shop, admin } = await office()
  const refused = await save(admin, { subject: 'Hi {products}', body: 'Your {colour}' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({
    subject: '{products} can’t be used in the subject.',
    body: 'This email has no field {colour}. Use one of the fields listed below.',
  })
  for (const path of ['preview', 'example'])
    expect(
      (
        await admin.post(`/api/mails/${path}`, {
          kind: 'order-delivered',
          locale: 'en',
          subject: '{parcel',
          body: '',
          form_key: 'one-form-in-a-test',
        })
      ).json().fields,
    ).toEqual({
      subject: 'A curly bracket is missing. Enter fields with a bracket on both sides, such as {shop}.',
    })
  expect(await shop.db.selectFrom('mail_texts').selectAll().execute()).toEqual([])
})

test('an example goes to whoever asks for it, once for each form', async () => {
  const { shop, admin } = await office()
  const form = {
    kind: 'order-dispatched',
    locale: 'ta',
    subject: 'S',
    body: '{parcel}',
    form_key: 'one-form-in-a-test',
  }
  for (const form_key of ['one-form-in-a-test', 'one-form-in-a-test', 'two-forms-in-a-test']) {
    const sent = await admin.post('/api/mails/example', { ...form, form_key })
    expect(sent.json()).toEqual({ message: `Sample email on its way to ${admin.user.email}.` })
  }
  await sendMails(shop)
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [admin.user.email, 'S'],
    [admin.user.email, 'S'],
  ])
  expect(shop.mails[0]?.text).toContain('இந்தப் பார்சலில்:\n  2 × சிறுதானிய மியூஸ்லி, 400 கிராம்')
})

test('only an administrator reads or changes any of it', async () => {
  const { shop } = await office()
  const customer = await signInAs(shop, 'customer')
  const asked = async (by: Pick<TestShop, never> & { get: Admin['get'] }) =>
    Promise.all(
      ['', '/texts', '/settings'].map(async (path) => (await by.get(`/api/mails${path}`)).statusCode),
    )
  expect(await asked(shop.visitor())).toEqual([401, 401, 401])
  expect(await asked(customer)).toEqual([403, 403, 403])
})
