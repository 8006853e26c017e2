import { createRazorpayEmulator, emulatorApp } from '@pasumai/razorpay-emulator'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#settings/settings.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { plainPicture } from '../../shop/forms.ts'
import { expectNoViolations, expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { startMailServer } from '../driving/mail-server.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { confirmStepUpAutomatically, confirmStepUpByHand } from '../driving/step-up.ts'
import { useShop } from '../driving/use-shop.ts'

const merchant = { phone: '9843011223', pin: '7391', email: 'malar@example.com' }
/** Those of a shop without keys, which asks Razorpay about payments as well, so that Razorpay refuses nothing. */
const { keyId, keySecret, webhookSecrets } = readSettings({}).razorpay
const keys = { keyId, keySecret, webhookSecret: webhookSecrets[0] ?? '' }

/** Razorpay, which knows the keys that the merchant enters. */
const bankPort = await freePort()
const bankUrl = `http://127.0.0.1:${bankPort}`
const bank = emulatorApp(
  createRazorpayEmulator({ ...keys, webhookUrl: () => `${shop.url}/api/payment/webhook` }),
)
beforeAll(async () => void (await bank.listen({ port: bankPort, host: '127.0.0.1' })))
afterAll(() => bank.close())

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({
  DEMO: 'off',
  ADMIN_NAME: 'Malar Selvi',
  ADMIN_EMAIL: merchant.email,
  ADMIN_PHONE: merchant.phone,
  ADMIN_PIN: merchant.pin,
  RAZORPAY_API_URL: bankUrl,
  RAZORPAY_CHECKOUT_URL: `${bankUrl}/v1/checkout.js`,
})

/** Answers the questions as a thumb does, and counts its taps and keys. */
function thumbOn(page: Page) {
  const counts = { screens: 0, taps: 0, keys: 0 }
  const press = async (target: Locator) => {
    await target.click()
    counts.taps += 1
  }
  const field = (label: string) => page.getByLabel(label, { exact: true })
  return {
    counts,
    press,
    /** Taps into the field, and types. */
    type: async (label: string, text: string) => {
      await field(label).fill(text)
      counts.taps += 1
      counts.keys += text.length
    },
    /** A select list opens with one tap and is chosen from with another. */
    choose: async (label: string, option: string) => {
      await field(label).selectOption({ label: option })
      counts.taps += 2
    },
    /** The phone's picker: a tap opens it, and another takes the picture. */
    photograph: async (input: Locator, colour: string) => {
      const buffer = await plainPicture(colour)
      await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
      counts.taps += 2
    },
    /** Waits for a question, and checks that it and its main button are in view before anything is scrolled. */
    read: async (question: string, main = 'Save & continue') => {
      const heading = page.getByRole('heading', { name: question, exact: true })
      await heading.waitFor()
      await button(page, main).waitFor()
      await expect.poll(() => isInView(heading)).toBe(true)
      await expect.poll(() => isInView(button(page, main))).toBe(true)
      counts.screens += 1
    },
    next: () => press(button(page, 'Save & continue')),
    keep: () => press(button(page, 'Continue')),
  }
}

async function isInView(part: Locator) {
  const box = await part.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= phone.height
}

/** The time of docs/decisions/walkthrough.md: reading, tapping and typing on a phone. */
const secondsFor = ({ screens, taps, keys }: ReturnType<typeof thumbOn>['counts']) =>
  screens * 5 + taps * 1.2 + keys * 0.3

// Requirement D-573: On a phone, a merchant gets from an empty shop to one that is open by answering one question a screen,
//   with the question and its button in view. A test order at the end tries payments, webhooks, emails and refunds.
// Requirement D-574: By the taps and keys that it takes, the walkthrough is done in 15 minutes.
test('a merchant sets up an empty shop on a phone, one question after the other', async () => {
  const mails = await startMailServer()
  const page = await openShop(shop, phone)
  await confirmStepUpByHand(page)
  let confirmations = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/second-factor/confirm-pin')) confirmations += 1
  })
  await confirmStepUpAutomatically(page, merchant.pin)
  await signIn(page, merchant)
  await openInteractive(page, '/admin?section=guide')
  const { counts, press, type, choose, photograph, read, next, keep } = thumbOn(page)
  await press(page.getByRole('link', { name: 'Start setup', exact: true }))

  await read('What’s your shop called?')
  await type('Shop name', 'Malar Stores')
  await type('Short name', 'Malar')
  await next()
  await read('What do you make?')
  await type('Tagline', 'Podis from Karaikudi')
  await type('About your shop', 'We roast and grind podis in small batches in Karaikudi.')
  await next()
  await read('Do you have a logo?', 'Continue')
  await expectNoViolations(page)
  await press(button(page, 'Skip for now'))
  await read('Which colours suit your shop?')
  await next()
  await read('How can customers reach you?')
  await expectNoViolations(page)
  await type('Phone numbers', '+91 94430 55667')
  await type('Email', 'care@malar.example')
  await next()
  await read('Who is the seller?')
  await type('Legal name', 'Malar Food Works')
  await type('Address', '7, Temple Street\nKaraikudi 630001\nTamil Nadu')
  await next()
  await read('Who answers complaints?')
  await type('Grievance officer', 'Malar Selvi')
  await type('Designation', 'Owner')
  await type('Grievance officer’s phone number', '+91 94430 55667')
  await type('Grievance officer’s email', 'care@malar.example')
  await next()
  await read('What’s your FSSAI number?')
  await type('FSSAI number (optional)', '12420008000999')
  await next()
  await read('Are you registered for GST?')
  await type('Invoice number prefix', 'MS')
  await next()

  // A reload, or another device, goes on at the same question.
  await read('Which district do you deliver in?')
  await openInteractive(page, '/admin?section=guide&question=next')
  await read('Which district do you deliver in?')
  await type('District', 'Sivaganga')
  await choose('State you sell from', 'Tamil Nadu')
  await type('State abbreviation (TN)', 'TN')
  await next()
  await read('Which PIN codes do you deliver to?')
  await type('PIN codes', '630001-630612')
  await next()
  await read('How long does delivery take?')
  await type('Processing time (business days)', '1-2')
  await type('Delivery time (business days)', '3-5')
  await next()

  await read('How do customers pay online?', 'Continue')
  await press(button(page, 'Set up Razorpay'))
  await type('Key ID', keys.keyId)
  await type('Key secret', keys.keySecret)
  await type('Webhook secret', keys.webhookSecret)
  await press(button(page, 'Save Changes'))
  await page.getByText('Set up', { exact: true }).waitFor()
  await press(button(page, 'Check Razorpay keys'))
  await page.getByText(/^Razorpay accepts the test keys\./).waitFor()
  await keep()
  await read('Do you take cash on delivery?')
  await next()
  await read('How does your shop send email?', 'Continue')
  await press(button(page, 'Set up Email'))
  await type('Server', '127.0.0.1')
  await type('Port', String(mails.port))
  await type('User name', 'care@malar.example')
  await type('Password', 'app-password-16ch')
  await type('Sender', 'care@malar.example')
  await press(button(page, 'Save Changes'))
  await press(button(page, 'Send me a test email'))
  await page.getByText(/was accepted by the mail server/).waitFor()
  await keep()
  await read('Do the policies fit your shop?', 'They fit')
  await press(button(page, 'They fit'))

  await read('What’s your first category?')
  await type('Category Name', 'Podis')
  await type('Description', 'Ground in Karaikudi.')
  await photograph(page.getByLabel(/^Image/), '#5E7A3A')
  await next()
  await read('What’s your first product?')
  await type('Product Name', 'Garlic Podi')
  await choose('Category', 'Podis')
  await type('One-line description', 'For hot rice.')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Ground on Fridays.')
  counts.taps += 1
  counts.keys += 'Ground on Fridays.'.length
  await type('Price', '120')
  await type('MRP (optional)', '130')
  await type('Quantity', '250 g')
  await type('Stock', '12')
  await next()
  await read('What’s on its label?')
  await type('Generic name', 'Lentil spice powder')
  await choose('Veg or non-veg mark', 'Vegetarian')
  await type('Ingredients', 'Lentils, red chilli, garlic, salt')
  await next()
  await read('Ready to open your shop?', 'Put it on sale')
  await expectNoViolations(page)
  await press(button(page, 'Put it on sale'))

  await read('Does everything work?', 'Place test order')
  await page.getByText('Your test order: 1 × Garlic Podi for ₹120.00, with delivery.').waitFor()
  await expectNoViolations(page)
  await press(button(page, 'Place test order'))
  const link = page.getByRole('link', { name: 'Pay ₹120.00' })
  await link.waitFor()
  await expectUsableAtAllWidths(page)
  const opening = page.context().waitForEvent('page')
  await press(link)
  const order = await opening
  await press(order.getByRole('button', { name: /^Pay ₹120/ }))
  const window = order.getByRole('dialog', { name: 'Malar Stores' })
  await press(window.getByRole('button', { name: /^Pay ₹120/ }))
  await order.getByText('We’ve received your payment. Your order is confirmed.').waitFor()
  await order.close()
  await page.getByText('Your shop takes orders: you’ve paid one').waitFor()
  await expect.poll(() => mails.recipients).toContain(merchant.email)
  await expectNoViolations(page)
  await expectUsableAtAllWidths(page)
  await keep()

  await page.getByRole('heading', { name: '1 question to answer' }).waitFor()
  await expectNoViolations(page)
  const visitor = await openShop(shop, phone)
  await openInteractive(visitor, '/')
  await visitor
    .getByRole('link', { name: /Garlic Podi/ })
    .first()
    .waitFor()

  // One for the keys and one for the mail server at most: settings need none before the shop opens.
  expect(confirmations).toBeLessThanOrEqual(2)
  expectPageError(page, /status of 403/)
  counts.keys += confirmations * merchant.pin.length
  counts.taps += confirmations
  expect(secondsFor(counts), JSON.stringify(counts)).toBeLessThan(15 * 60)
})
