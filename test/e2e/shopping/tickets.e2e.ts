import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { phone } from '../driving/browser.ts'
import { findLink } from '../driving/mailbox.ts'
import { button, messages, openSection } from '../driving/office.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test('a shopper complains from an order on a phone, the merchant answers, and the shopper reads it', async () => {
  const { shopper, person, id } = await paidOrder(shop, { 'Idli Podi': 2 })
  await shopper.setViewportSize(phone)
  await shopper.goto('/ta/me/orders')
  await button(shopper, `காட்டு: ஆர்டர் ${id} பொருட்கள்`).click()
  await shopper.getByRole('link', { name: 'இந்த ஆர்டருக்கு உதவி' }).click()
  await shopper.getByRole('heading', { name: `ஆர்டர் ${id}: உதவி` }).waitFor()
  await shopper.getByLabel('எதைப் பற்றியது?').selectOption('return')
  await button(shopper, 'அனுப்பு').click()
  await shopper.getByText('ஒரு காரணத்தைத் தேர்ந்தெடுங்கள்.').waitFor()
  await shopper.getByLabel(/^இட்லி பொடி/).selectOption('1')
  await shopper.getByLabel('ஏன்?').selectOption('damaged')
  await shopper.getByLabel('உங்கள் செய்தி').fill('பாக்கெட் கிழிந்திருந்தது.')
  await expectNoViolations(shopper)
  await button(shopper, 'அனுப்பு').click()
  await shopper.getByRole('heading', { name: 'உங்கள் டிக்கெட் T-00001' }).waitFor()
  expect(await shopper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  const page = await openSection(shop, 'tickets')
  await page.getByRole('link', { name: 'T-00001' }).click()
  await page.getByText('பாக்கெட் கிழிந்திருந்தது.').waitFor()
  await page.getByRole('link', { name: `#${id}`, exact: true }).waitFor()
  await button(page, 'Send answer').click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Answer').fill('புதிய பாக்கெட் நாளை வரும்.')
  await expectNoViolations(page)
  await button(page, 'Send answer').click()
  await messages(page).getByText('The answer is on its way.', { exact: true }).waitFor()
  await page.getByText('Acknowledged', { exact: true }).waitFor()
  await button(page, 'Settle').click()
  await button(page, 'Reopen').waitFor()

  const link = await findLink(shop.dataDir, person.email, /\/help\/ticket\//)
  await shopper.goto(link)
  await shopper.getByText('புதிய பாக்கெட் நாளை வரும்.').waitFor()
  await shopper.getByText('தீர்ந்தது', { exact: true }).waitFor()
  await shopper.getByLabel('மேலும் எழுத').fill('நன்றி.')
  await button(shopper, 'அனுப்பு').click()
  await shopper.getByText('நன்றி.').waitFor()
  await shopper.getByText('கவனித்துக்கொண்டிருக்கிறோம்', { exact: true }).waitFor()
})
