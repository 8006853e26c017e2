import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { TemplateText, WhatsappSetup } from '../contract.ts'
import { consentTextVersion } from '../rules/consent-text-version.ts'
import { fillParameters } from '../rules/fill-parameters.ts'
import { messageKinds, messageParameters } from '../rules/message-kinds.ts'
import * as en from '../words/en.ts'
import { sentences } from '../words/index.ts'

async function readTemplates(): Promise<TemplateText[]> {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  return ((await admin.get('/api/whatsapp')).json() as WhatsappSetup).templates
}

// Requirement D-379: The back office shows the WhatsApp templates of each language as Meta must approve them.
test('each template uses its values once, in order, and keeps Meta’s rules', async () => {
  const templates = await readTemplates()
  expect(templates.map(({ name, locale }) => `${name} ${locale}`)).toEqual(
    messageKinds.flatMap((name) => [`${name} en`, `${name} ta`]),
  )
  for (const { name, locale, body, footer, button, url, samples } of templates) {
    const used = [...body.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number))
    const count = messageParameters[name].length
    expect([name, locale, used.toSorted()]).toEqual([name, locale, samples.map((_, index) => index + 1)])
    expect(samples).toHaveLength(count)
    expect(body, 'a value may not be first or last, nor follow another').not.toMatch(
      /^\{\{|\}\}$|\}\}\s*\{\{/,
    )
    expect(body).not.toMatch(/\n|\t| {4}/)
    expect(body.length).toBeLessThan(1024 - 100 * count)
    expect(Array.from(footer).length, footer).toBeLessThanOrEqual(60)
    expect(Array.from(button).length, button).toBeLessThanOrEqual(25)
    expect(url).toMatch(locale === 'ta' ? /\/ta\/order\/$/ : /[^a]\/order\/$/)
  }
})

// Requirement D-379
test('the guide has the same texts', async () => {
  const guide = readFileSync('docs/how-to/whatsapp.md', 'utf8')
  for (const { name, body } of await readTemplates()) expect(guide).toContain(`| \`${name}\` | ${body} |`)
})

test('values are one line, not empty, not long, and a name is no link', () => {
  const values = {
    name: 'Meena\n\tRaj t.co',
    order: '',
    shop: 'x'.repeat(500),
    total: '₹1,20,000.00',
    courier: 'India      Post',
    until: '',
  }
  expect(fillParameters('cash_order_dispatched', values)).toEqual([
    'Meena Raj t. co',
    '-',
    'x'.repeat(100),
    'India Post',
    '₹1,20,000.00',
  ])
})

// A record of a consent contains only the version: raise `consentTextVersion` with these texts.
test('the text of the consent belongs to its version', () => {
  expect([
    consentTextVersion,
    en.updatesOnWhatsapp({ phone: '…' }),
    en.updatesToEnteredNumber,
    en.consentNotice,
  ]).toEqual([
    1,
    'Send order updates on WhatsApp to …',
    'Send order updates on WhatsApp to the phone number above',
    'We share this number with WhatsApp (Meta) only to tell you when your order is confirmed, sent and delivered. You can turn this off at any time in your account, on your order’s page, or by replying STOP.',
  ])
  expect(sentences.consentNotice.in('ta')).toContain('STOP')
})
