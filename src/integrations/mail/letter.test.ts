import { expect, test } from 'vitest'
import { letter } from './letter.ts'

const mail = letter({
  to: 'anitha@example.com',
  subject: 'Hello',
  greeting: 'Hello <b>Anitha</b> & "family",',
  parts: ['Two parts.', { label: 'Open the shop', url: 'https://shop.example/?a=1&b=2' }],
})

test('text and HTML say the same', () => {
  expect(mail.text).toContain('Two parts.\n\nOpen the shop:\nhttps://shop.example/?a=1&b=2\n')
  expect(mail.html).toContain('<p>Two parts.</p>')
  expect(mail.html).toContain('href="https://shop.example/?a=1&amp;b=2"')
})

test('what people typed is text in the HTML, never markup', () => {
  expect(mail.html).toContain('Hello &lt;b&gt;Anitha&lt;/b&gt; &amp; &quot;family&quot;,')
})
