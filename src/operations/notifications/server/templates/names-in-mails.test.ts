import { expect, test } from 'vitest'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { languages } from '#words/language.ts'
import { mailKindNames, mailKinds } from '../../mail-kinds.ts'
import { defaultTemplate } from './default-templates.ts'
import { exampleValues } from './example-values.ts'
import { renderTemplate } from './render-template.ts'

const addresses = ['paypal-x.com', 't.co', 'evil.com', 'login-a.in']
/** Text that mail programs turn into links. */
const linked = /paypal-x\.com|t\.co\b|evil\.com|login-a\.in/

// Requirement D-363: No email turns a made-up name such as `t.co` into a link, whatever the kind and the language;
//   initials stay as they are.
test.each(addresses)('no email turns the name %s into a link', async (name) => {
  const shop = await createTestShop()
  const named = mailKindNames.filter((kind) => mailKinds[kind].fields.some((field) => field === 'name'))
  expect(named.length).toBeGreaterThan(9)
  for (const kind of named)
    for (const language of languages) {
      const { subject, body } = defaultTemplate(kind, language)
      const example = {
        language,
        store: shop.store(),
        publicUrl: shop.settings.publicUrl,
        now: shop.clock.now(),
      }
      const mail = renderTemplate({
        kind,
        text: { subject: `${subject} {name}`, body: `${body}\n\n{name}` },
        values: { ...exampleValues(example), name },
        from: shop.store(),
        to: 'kala@stranger.example',
        language,
      })
      const said = [mail.subject, mail.text, mail.html].join('\n')
      expect(said, kind).toContain(name.replace('.', '. '))
      expect(said, kind).not.toMatch(linked)
    }
})

// Requirement D-363
test.each(addresses)('an account named %s gets no such link in any email about its ticket', async (name) => {
  const shop = await createTestShop()
  const customer = await signInAs(shop, 'customer', { name })
  await customer.post('/api/tickets', {
    form_key: 'form-of-a-named-account',
    kind: 'question',
    body: 'Well?',
  })
  await sendMails(shop)
  expect(shop.mails.length).toBeGreaterThan(0)
  for (const mail of shop.mails) expect([mail.subject, mail.text, mail.html].join('\n')).not.toMatch(linked)
})

// Requirement D-363
test('emails about a paid order don’t turn the customer’s name into a link', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, (await addProduct(shop.db)).id)
  await shop.db.updateTable('orders').set({ user_name: 'evil.com' }).execute()
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  const said = shop.mails.map(({ subject, text, html }) => [subject, text, html].join('\n'))
  expect(said.filter((mail) => mail.includes('evil. com'))).toHaveLength(2)
  expect(said.join('\n')).not.toMatch(linked)
})
