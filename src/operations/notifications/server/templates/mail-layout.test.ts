import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { renderMail } from '#integrations/mail/render-mail.ts'
import { queueLoginCodeMail } from '#people/accounts/server/pins/login-codes.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { shopWithCash } from '#test/shop/cash-orders.ts'
import { findLayoutProblems } from '#test/shop/mail-layout.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { addPictures } from '#test/shop/pictures.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import { paletteNames } from '#values/colours/palettes.ts'
import { languages } from '#words/language.ts'
import { mailKindNames } from '../../mail-kinds.ts'
import { defaultTemplate } from './default-templates.ts'
import { exampleValues } from './example-values.ts'
import { renderTemplate } from './render-template.ts'

const pictures = ['a'.repeat(32), 'b'.repeat(32)]

// Layout in mails is made of attributes and inline styles that pages must not use.
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'require-sri': 'off',
    'doctype-style': 'off',
  },
})

const kindsAndLanguages = mailKindNames.flatMap((kind) => languages.map((language) => ({ kind, language })))

// Requirement D-380: Every email has one layout in the shop's colours, made only of HTML and CSS that Gmail and Outlook
//   render, and fits a phone.
test.each(kindsAndLanguages)(
  '$kind in $language has only what Gmail and Outlook render',
  async ({ kind, language }) => {
    for (const palette of paletteNames) {
      const from = { ...demoStoreSettings, palette }
      const now = new Date('2026-06-15T06:00:00Z')
      const { html, text, subject } = renderTemplate({
        kind,
        text: defaultTemplate(kind, language),
        values: exampleValues({ language, store: from, publicUrl: 'https://shop.example', now, pictures }),
        from,
        to: 'anitha@example.com',
        language,
      })
      expect(findLayoutProblems(html)).toEqual([])
      const { results } = await validator.validateString(html)
      expect(results.flatMap(({ messages }) => messages)).toEqual([])
      expect(html).toMatch(/<h1 [^>]*>[^<]+<\/h1>/)
      expect(html.match(/class="button"/g)).toHaveLength(1)
      expect(html).toContain(`<title>${subject}</title>`)
      // Each link of the HTML is in the text as well.
      for (const [, url = ''] of html.matchAll(/href="(https[^"]+)"/g))
        expect(text).toContain(url.replaceAll('&amp;', '&'))
    }
  },
)

test('the check finds what Gmail or Outlook would not render', () => {
  const found = (html: string) => findLayoutProblems(html)
  expect(found('<td style="margin:0">')).toEqual(['<td>: margin'])
  expect(found('<div style="display:flex">')).toEqual(['<div>: display:flex'])
  expect(found('<p style="margin:1rem">')).toEqual(['<p>: margin:1rem'])
  expect(found('<p style="color:#123456">')).toEqual(['<p>: a colour without one for dark screens'])
  expect(found('<svg>')).toEqual(['<svg>: element'])
  expect(found('<img src="/a.webp" alt="" width="1" height="1">')).toEqual([
    '<img>: an image that Outlook does not show',
  ])
  expect(found(`<style>${'a{}'.repeat(3000)}</style>`)).toEqual(['a style sheet of 9000 characters'])
})

// Requirement D-382: Gmail shows every email in full: even an order confirmation with 30 products is shorter than the
//   102 KB at which Gmail cuts emails off.
test.each(languages)('thirty products with long names stay below what Gmail shows, in %s', (language) => {
  const picture = `https://shop-with-a-long-name.example/pictures/${pictures[0]}/thumbnail.jpg`
  const line = { name: 'சிறுதானிய '.repeat(6), size: '1 kg', quantity: 20, price: '₹1,23,456.00', picture }
  const { html } = renderMail({
    from: demoStoreSettings,
    to: 'anitha@example.com',
    language,
    subject: 'Order',
    parts: ['Hello,', { bought: Array.from({ length: 30 }, () => line), total: '₹37,03,680.00' }],
  })
  expect(findLayoutProblems(html)).toEqual([])
  expect(Buffer.byteLength(html)).toBeLessThan(45_000)
})

// Requirement D-383: Order emails show each product with its picture, and read well while pictures are blocked.
test('a confirmation shows the picture that was ordered, by its public URL, and is complete without it', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id: product } = await addProduct(shop.db)
  const [key] = await addPictures(shop.db, product)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, product)
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  const [mail] = shop.mails
  expect(mail?.html).toContain(
    `<img src="http://localhost:3000/pictures/${key}/thumbnail.jpg" alt="" width="64" height="64"`,
  )
  expect(mail?.html).toContain('Millet Muesli')
  // The invoice; no picture is attached.
  expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
})

// Requirement D-380
test('emails about an account, tickets and cash orders have the same layout', async () => {
  const { shop, order } = await shopWithCash()
  const placed = (await order()).json()
  const person = await signInAs(shop, 'customer', { name: '<img src=x> & t.co' })
  await shop.visitor().post('/api/auth/forgot-password', { email: person.user.email })
  await queueLoginCodeMail(shop, person.user)
  const body = '<b>Well?</b>\n\n"Really"'
  await person.post('/api/tickets', { form_key: 'a-form-of-a-ticket', kind: 'question', body })
  await sendMails(shop)
  const sent = shop.mails.map(({ id = '' }) => id)
  for (const kind of ['cash-order-confirmation', 'cash-order-to-pack', 'pin-reset', 'login-code', 'ticket-'])
    expect(
      sent.some((id) => id.startsWith(kind)),
      `${kind} in ${sent}`,
    ).toBe(true)
  for (const { html, id } of shop.mails) {
    expect(findLayoutProblems(html), id).toEqual([])
    expect(html).not.toContain('<b>Well')
  }
  const confirmation = shop.mails.find(({ id }) => id === `cash-order-confirmation-${placed.id}`)
  expect(confirmation?.html).toContain('Pay ₹320.00 in cash when it’s delivered.')
})

// Requirement D-385: The order confirmation contains the payment reference, and the dispatch email lists what is still to
//   come.
test('a confirmation names the payment, and the first of two parcels lists the rest', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db, { stock: 50 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  const order = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  const admin = await signInAs(shop, 'admin')
  const [{ id: line }] = (await admin.get(`/api/orders/${order.id}/items`)).json()
  const dispatch = (form_key: string, items?: object[]) =>
    dispatchOrders(admin, {
      form_key,
      courier: 'own',
      parcels: [{ order_id: order.id, ...(items && { items }) }],
    })
  await dispatch('form-of-the-first-parcel', [{ order_item_id: line, quantity: 1 }])
  shop.clock.pass({ seconds: 61 })
  await sendMails(shop)
  await dispatch('form-of-the-second-parcel')
  shop.clock.pass({ seconds: 61 })
  await sendMails(shop)
  const textsOf = (kind: string) =>
    shop.mails.filter(({ id }) => id?.startsWith(kind)).map(({ text }) => text)
  const { id: payment } = await shop.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
  expect(textsOf('order-confirmation')[0]).toContain(`Payment reference: ${payment}`)
  const [first, second] = textsOf('order-dispatched')
  expect(first).toContain('Still to come:\n  2 × Millet Muesli, 400 g')
  expect(second).not.toContain('Still to come')
})

// Requirement D-380
test('the line in a list of emails is the first sentence after the greeting, whole words of it', () => {
  const preheader = (parts: string[]) => {
    const input = { from: demoStoreSettings, to: '', language: 'en', subject: 'Hello' } as const
    return /mso-hide:all">([^<\u00a0]*)/.exec(renderMail({ ...input, parts }).html)?.[1]
  }
  expect(preheader(['Dear <Anitha>,', 'Your order\n<b> left.', 'More'])).toBe('Your order &lt;b&gt; left.')
  expect(preheader(['Only this,'])).toBe('Only this,')
  const long = preheader([`${'word '.repeat(40)}end`]) ?? ''
  expect(long).toMatch(/word…$/)
  expect(long.length).toBeLessThanOrEqual(140)
})
