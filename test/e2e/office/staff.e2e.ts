import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toasts } from '../driving/back-office.ts'
import { openInteractive, openShop } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator, logIn, typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'
import { noteRequests } from '../driving/wait-until-idle.ts'

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

const labels = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allTextContents()

/** What each role sees in the sidebar. */
const menus = {
  packer: ['Packing', 'Stock', 'Reports', 'Account Details'],
  accountant: ['Dashboard', 'View Orders', 'Payments', 'Reports', 'Activity', 'Account Details'],
  manager: ['Dashboard', 'Packing', 'Payments', 'Tickets', 'View Users', 'Emails', 'Status'],
}

// Requirement D-463: Screens show each member of the staff only the sections that their role may use, and ask for nothing that
//   the server would refuse (decision X55).
test('an invited person joins, and sees only what their role may use', async () => {
  const { id: order } = await paidOrder(shop, { 'Idli Podi': 1 })
  const owner = await openShop(shop)
  await signIn(owner, administrator)
  await openInteractive(owner, '/admin?section=staff')
  await owner.getByRole('button', { name: 'Invite somebody' }).click()
  await owner.getByLabel('Name').fill('Kavitha')
  await owner.getByRole('button', { name: 'Create invitation' }).click()
  const link = await owner.getByText(/\/join\//).textContent()
  await owner.keyboard.press('Escape')

  const page = await openShop(shop)
  await withFingerprint(page)
  await openInteractive(page, new URL(link ?? '').pathname)
  const person = { phone: '9811122233', pin: '7391' }
  await page.getByLabel('Name').fill('Kavitha S')
  await page.getByLabel('Email').fill('kavitha@example.com')
  await page.getByLabel('Phone number').fill(person.phone)
  await typePin(page, person.pin)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/login')
  await logIn(page, person)
  await page.getByLabel('Passkey name').fill('Phone')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Packing' }).waitFor()

  for (const role of ['packer', 'accountant', 'manager'] as const) {
    if (role !== 'packer') await changeRole(owner, role)
    await openInteractive(page, '/admin?section=account')
    await page.getByRole('heading', { level: 1, name: 'Account Details' }).waitFor()
    // Until the session is known, the sidebar has all sections.
    await page.getByRole('link', { name: 'Staff', exact: true }).waitFor({ state: 'hidden' })
    await expect.poll(() => labels(page)).toEqual(expect.arrayContaining(menus[role]))
    expect(await labels(page)).not.toContain('Staff')
    // A refused call is an error in the console, which fails the test.
    const isQuiet = noteRequests(page)
    for (const link of await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').all()) {
      await link.click()
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
      await isQuiet()
    }
    if (role === 'packer') continue
    await page.goto(`/admin?section=orders&order=${order}`)
    await isQuiet()
  }
})

async function changeRole(owner: Page, role: string) {
  await openInteractive(owner, '/admin?section=staff')
  await owner.getByRole('button', { name: 'Change role of Kavitha S' }).click()
  await owner.getByLabel('Role', { exact: true }).selectOption(role)
  await owner.getByRole('button', { name: 'Save role' }).click()
  await toasts(owner).getByText('Role changed.').waitFor()
}
