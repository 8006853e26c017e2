import { expect, test } from 'vitest'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { renderMail } from './render-mail.ts'

const mail = renderMail({
  from: demoStoreSettings,
  to: 'anitha@example.com',
  language: 'en',
  subject: 'Hello',
  parts: [
    'Hello <b>Anitha</b> & "family",',
    'Two parts.',
    { label: 'Open the shop', url: 'https://shop.example/?a=1&b=2' },
  ],
})

test('text and HTML say the same', () => {
  expect(mail.text).toContain('Two parts.\n\nOpen the shop:\nhttps://shop.example/?a=1&b=2\n')
  expect(mail.html).toContain('>Two parts.</p>')
  expect(mail.html).toContain('href="https://shop.example/?a=1&amp;b=2"')
})

test('what people typed is text in the HTML, never markup', () => {
  expect(mail.html).toContain('Hello &lt;b&gt;Anitha&lt;/b&gt; &amp; &quot;family&quot;,')
})

test('lines and what was bought stand in both, each piece escaped', () => {
  const { text, html } = renderMail({
    from: demoStoreSettings,
    to: 'anitha@example.com',
    language: 'en',
    subject: 'Hello',
    parts: [
      'Hello,',
      {
        bought: [{ name: 'Ragi & <Almond>', size: '400 g', quantity: 2, price: '₹640.00' }],
        total: '₹640.00',
      },
      { heading: 'Delivery address', lines: ['12 <b>', 'Coimbatore'] },
    ],
  })
  expect(text).toContain('  2 × Ragi & <Almond>, 400 g: ₹640.00\nTotal: ₹640.00')
  expect(text).toContain('Delivery address:\n  12 <b>\n  Coimbatore')
  expect(html).toContain('<strong>Ragi &amp; &lt;Almond&gt;</strong><br>')
  expect(html).toContain('12 &lt;b&gt;<br>Coimbatore')
})

const mailOf = (from: Partial<StoreSettings>) =>
  renderMail({
    from: { ...demoStoreSettings, ...from },
    to: 'anitha@example.com',
    language: 'ta',
    subject: 'Hello',
    parts: ['Hello,', { label: 'Open', url: 'https://shop.example/' }],
  }).html

test('a mail has the colours of the shop', () => {
  expect(mailOf({})).toMatch(
    /bgcolor="#FBF5E9".*color:#3F5A26.*color:#2F3A25.*bgcolor="#3F5A26".*color:#55614F/s,
  )
  const html = mailOf({ palette: 'lagoon' })
  expect(html).toMatch(/bgcolor="#F2F7F7".*color:#135863.*color:#173540.*bgcolor="#135863".*color:#4A616A/s)
  expect(html).not.toMatch(/#FBF5E9|#3F5A26|#55614F/)
})

test('it has the shop’s logo at its head, and the name where no picture is loaded', () => {
  const logoSpec = { id: 'a', palette: 'garden', logoUrl: 'https://shop.example/marks/a/mail.png' } as const
  const logo = { src: '/marks/a/logo.png', width: 40, height: 40 }
  const name = 'Malar & Daughters'
  expect(mailOf({ name, logoSpec: { ...logoSpec, logo } })).toContain(
    '<img src="https://shop.example/marks/a/mail.png" alt="" width="40" height="40" style="display:block;border:0"></td>',
  )
  expect(mailOf({ name, logoSpec: { ...logoSpec, logo: { ...logo, width: 120 } } })).toContain(
    '<img src="https://shop.example/marks/a/mail.png" alt="Malar &amp; Daughters" width="120" height="40" style="display:block;border:0"></td>',
  )
  expect(mailOf({ name })).toContain('color:#3F5A26">Malar &amp; Daughters</span>')
  expect(mailOf({ name })).not.toContain('<img')
})

// Requirement D-87
test('prices stay on one line, and the table fits the width of the email', () => {
  const { html } = renderMail({
    from: demoStoreSettings,
    to: 'anitha@example.com',
    language: 'en',
    subject: 'Order',
    parts: [
      {
        bought: [{ name: 'Millet Muesli', size: '400 g', quantity: 1, price: '₹1,23,456.00' }],
        total: '₹1,23,456.00',
      },
    ],
  })
  expect(html).toContain('width="100%"')
  expect(html).toMatch(/white-space:nowrap[^>]*>₹1,23,456\.00<\/td>/)
})
