import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { toasts } from '../driving/back-office.ts'
import { desk, openShop, phone } from '../driving/browser.ts'
import { orderCart, readyToBuy } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { administrator, logIn } from '../driving/shopper.ts'
import { confirmStepUpByHand } from '../driving/step-up.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({}, { host: 'localhost' })

/** A virtual fingerprint reader in Chromium that always succeeds. */
async function withFingerprint(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const codesOn = (page: Page) =>
  page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')

// Requirement D-113
test.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'on %s a passkey is added, requested after the pin, replaced by a code, and removed',
  async (_, screen) => {
    const page = await openShop(shop, screen)
    await withFingerprint(page)
    await page.goto('/admin?section=account')
    await logIn(page, administrator)

    await page.getByLabel('Passkey name').fill('Work phone')
    await expectNoViolations(page)
    await button(page, 'Add passkey').click()
    await toasts(page).getByText('Passkey added.').waitFor()
    await expect.poll(() => codesOn(page).count()).toBe(10)
    const codes = await codesOn(page).allTextContents()
    await expectNoViolations(page)
    await button(page, 'I’ve saved my codes').click()
    await page.getByText('10 recovery codes left').waitFor()

    await logOutAndIn(page, screen)
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor()
    await expectNoViolations(page)
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor()
    await button(page, 'Use passkey').click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard Overview' }).waitFor()

    await logOutAndIn(page, screen)
    await button(page, 'Use a recovery code instead').click()
    await page.getByLabel('Recovery code').fill(`${codes[0]?.toUpperCase()}`)
    await button(page, 'Confirm').click()
    await toasts(page).getByText('You have 9 recovery codes left.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Dashboard Overview' }).waitFor()

    await page.goto('/admin?section=account')
    await button(page, 'Remove Work phone').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await toasts(page).getByText('Passkey “Work phone” removed.').waitFor()
    await page.getByText('nobody can log in with your pin alone').waitFor()
  },
)

async function logOutAndIn(page: Page, screen: typeof desk) {
  await page.goto('/admin')
  // Requests that are pending at log-out are refused, which the browser logs; a busy machine answers some only then.
  expectPageError(page, /status of 401 .*\/api\//)
  await page.getByRole('region', { name: 'Orders to pack' }).waitFor()
  if (screen === phone) await button(page, 'Menu').click()
  await button(page, 'Log out').click()
  await page.waitForURL('**/login')
  await logIn(page, administrator)
}

// Requirement D-113
test('an export asks for confirmation, then continues', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper)
  await orderCart(shopper)
  const page = await openShop(shop)
  const asked = await confirmStepUpByHand(page)
  await page.goto('/admin?section=orders')
  await logIn(page, administrator)
  await page.getByRole('heading', { level: 1, name: 'All Orders' }).waitFor()
  expectPageError(page, /status of 403/)
  await page.route('**/api/second-factor/confirmed', (route) => route.fulfill(refused), { times: 1 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  await asked.getByRole('button', { name: 'Confirm' }).waitFor()
  await expectNoViolations(page)
  for (const [at, digit] of [...administrator.pin].entries())
    await asked.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  await asked.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/)
})

/** The same refusal as after another export. */
const refused = {
  status: 403,
  json: {
    message: 'Confirm it’s you, then try again.',
    code: 'CONFIRM_AGAIN',
    confirm_with: 'pin',
  },
}
