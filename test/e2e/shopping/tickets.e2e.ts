import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { findLink, readMailbox } from '../driving/mailbox.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-203
test('a shopper complains from an order on a phone, the merchant answers, and the shopper reads it', async () => {
  const { shopper, person, id } = await paidOrder(shop, { 'Idli Podi': 2 })
  await shopper.setViewportSize(phone)
  await shopper.goto('/ta/me/orders')
  await button(shopper, `காட்டு: ஆர்டர் #${id} பொருட்கள்`).click()
  await shopper.getByRole('link', { name: 'இந்த ஆர்டருக்கு உதவி' }).click()
  await shopper.getByRole('heading', { name: `ஆர்டர் #${id}: உதவி` }).waitFor()
  await shopper.getByLabel('எதைப் பற்றி எழுதுகிறீர்கள்?').selectOption('complaint')
  await button(shopper, 'அனுப்பு').click()
  await shopper.getByRole('alert').first().waitFor()
  await shopper.getByLabel('உங்கள் செய்தி').fill('பாக்கெட் கிழிந்திருந்தது.')
  await expectNoViolations(shopper)
  await button(shopper, 'அனுப்பு').click()
  await shopper.getByRole('heading', { name: 'உங்கள் டிக்கெட் நம்பர்: T-00001' }).waitFor()
  expect(await shopper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  const page = await openSection(shop, 'tickets')
  await page.getByRole('link', { name: 'T-00001' }).click()
  await page.getByText('பாக்கெட் கிழிந்திருந்தது.').waitFor()
  await page.getByRole('link', { name: `#${id}`, exact: true }).waitFor()
  await button(page, 'Send reply').click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Reply').fill('புதிய பாக்கெட் நாளை வரும்.')
  await expectNoViolations(page)
  await button(page, 'Send reply').click()
  await toasts(page).getByText('Reply sent.', { exact: true }).waitFor()
  await page.getByText('Acknowledged', { exact: true }).waitFor()
  await button(page, 'Resolve').click()
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

// Requirement D-361
test('a stranger confirms the address with one press before any reply is emailed there', async () => {
  const email = 'devi@example.com'
  const stranger = await openShop(shop, phone)
  await openInteractive(stranger, '/help')
  await stranger.getByLabel('What can we help with?').selectOption('question')
  await stranger.getByLabel('Name').fill('Devi Mohan')
  await stranger.getByLabel('Email').fill(email)
  await stranger.getByLabel('Your message').fill('Is there gluten in the muesli?')
  await button(stranger, 'Send').click()
  await stranger.getByText(/^Open the link we emailed you/).waitFor()
  // Nothing on the page proves the address: the link is only in the mail.
  expect(await stranger.content()).not.toMatch(/\/help\/[\w-]{40}/)

  const page = await openSection(shop, 'tickets')
  await page.getByText('Devi Mohan').waitFor()
  const row = page.getByRole('row', { name: /Devi Mohan/ })
  await row.getByRole('link', { name: /^T-/ }).click()
  await page.getByText('Email address not confirmed yet').waitFor()
  await expectNoViolations(page)
  await page.getByLabel('Reply').fill('No, it is free of it.')
  await button(page, 'Send reply').click()
  await toasts(page)
    .getByText('Reply saved. It will be emailed once the customer confirms their address.', { exact: true })
    .waitFor()

  const link = await findLink(shop.dataDir, email, /\/help\//)
  await stranger.goto(link)
  await stranger.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
  expect(await stranger.getByText('gluten').count()).toBe(0)
  await expectNoViolations(stranger)
  expect(await mailsTo(email)).toHaveLength(1)
  await button(stranger, 'Confirm address').click()
  await stranger.getByText('Is there gluten in the muesli?').waitFor()
  await stranger.getByText('No, it is free of it.').waitFor()
  await expect.poll(() => mailsTo(email)).toHaveLength(3)

  await stranger.reload()
  await stranger.getByText('No, it is free of it.').waitFor()
  await page.reload()
  await page.getByText('Acknowledged', { exact: true }).waitFor()
  expect(await page.getByText('Email address not confirmed yet').count()).toBe(0)
})

const mailsTo = async (email: string) =>
  (await readMailbox(shop.dataDir)).filter(({ to }) => to.includes(email))
