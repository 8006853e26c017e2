import { describe, expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { readMailbox } from '../driving/mailbox.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { enterAddressAtCheckout, logIn, paymentWindow, typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

describe.each([
  ['phone', phone, { name: 'Kavya Selvam', phone: '9000000001', email: 'kavya@example.com' }],
  ['desk', desk, { name: 'Ravi Kumar', phone: '9000000002', email: 'ravi@example.com' }],
])('on a %s', (_where, screen, person) => {
  const shop = useShop()

  // Requirement 2.5-2: The form has name, email, phone and a pin in four boxes.
  // Requirement 2.5-3: The button is labelled 'Create Account'.
  // Requirement 2.21-5: If no address is saved, 'No addresses found.' is shown with 'Add Address'.
  // Requirement 2.21-6: 'Proceed to Checkout' starts the payment (decision X29).
  // Requirement 4-17: Checkout step 3 opens the provider's payment window.
  // Requirement 4-23: After the window is closed, a toast says 'Payment cancelled. Order deleted.'.
  // Requirements 1-2, 1-6, 2.12-2, 2.22-1
  test('from the home page to a paid order in the list', async () => {
    const page = await openShop(shop, screen)
    await openInteractive(page, '/')
    await expectNoViolations(page)

    // Category, product, and the login that the cart needs.
    await page
      .getByRole('main')
      .getByRole('link', { name: /Muesli/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Products in this Category' }).waitFor()
    await expectNoViolations(page)
    await page.getByRole('link', { name: /Berry & Seed Muesli/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Berry & Seed Muesli' }).waitFor()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL(/\/login/)
    await expectNoViolations(page)

    // A new customer registers, then logs in, and the product is in the cart.
    await page.getByRole('link', { name: /Don't have an Account/ }).click()
    await page.getByRole('heading', { name: 'Create Account' }).waitFor()
    await expectNoViolations(page)
    await page.getByLabel('Name').fill(person.name)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Phone number').fill(person.phone)
    await typePin(page, '7391')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('heading', { name: 'Login' }).waitFor()
    await logIn(page, { phone: person.phone, pin: '7391' })
    await page.waitForURL(/\/product\//)
    await page.getByRole('button', { name: 'Go to Cart' }).click()

    // Cart: two units, the total with two decimals.
    await page.waitForURL('/cart')
    await page.getByRole('button', { name: /^Add one / }).click()
    await page.getByText('₹720.00').first().waitFor()
    await expectNoViolations(page)
    await page
      .getByRole('button', { name: 'Proceed to Checkout' })
      .or(page.getByRole('link', { name: 'Proceed to Checkout' }))
      .click()

    // Checkout: no address yet.
    await page.getByText('No addresses found.').waitFor()
    await expectNoViolations(page)
    await page.getByRole('heading', { name: 'Add Address' }).waitFor()
    await enterAddressAtCheckout(page)
    await page.waitForURL(/\/checkout\?address=\d+$/)
    await page.getByText(/^COIMBATORE/).waitFor()

    // A dismissed window, a failed payment, then a successful one in the same window.
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Close' }).click()
    await page.getByText('Payment cancelled. Order deleted.').waitFor()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    expectPageError(page, /razorpay-emulator/)
    await paymentWindow(page).getByRole('button', { name: 'Fail this payment' }).click()
    await paymentWindow(page).getByRole('alert').first().waitFor()
    await paymentWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click()
    await page.getByText('Order Placed Successfully!').waitFor()
    await page.waitForURL('/')

    // The list has exactly one order; the dismissed one is not listed.
    await page.goto(`/${encodeURIComponent(person.name)}/orders`)
    await page.getByText('₹720.00').first().waitFor()
    expect(await page.getByText('₹720.00').count()).toBe(1)
    await expectNoViolations(page)

    // Exactly one confirmation mail.
    await expect
      .poll(async () => (await readMailbox(shop.dataDir)).filter((mail) => mail.to.includes(person.email)), {
        timeout: 15_000,
      })
      .toMatchObject([{ text: expect.stringContaining('Berry & Seed Muesli') }])
  })
})
