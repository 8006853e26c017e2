import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { renderMail } from '#integrations/mail/render-mail.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { findLayoutProblems } from '#test/shop/mail-layout.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { addPictures } from '#test/shop/pictures.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct } from '#test/shop/shop.ts'
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

// Requirement D-371: Every email has one layout in the shop's colours, made only of HTML and CSS that Gmail and Outlook
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

// Requirement D-373: Gmail shows every email in full: even an order confirmation with 30 products is shorter than the
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

// Requirement D-374: Order emails show each product with its picture, and read well while pictures are blocked.
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
