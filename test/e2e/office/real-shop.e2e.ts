import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainPicture } from '../../shop/forms.ts'
import { realShopSettings } from '../../shop/real-shop-settings.ts'
import { expectNoViolations, expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { call, signIn } from '../driving/customers.ts'
import { bringIntoView } from '../driving/hydrated.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { untilFocused } from '../driving/presses.ts'
import { confirmStepUpAutomatically, confirmStepUpByHand } from '../driving/step-up.ts'
import { useShop } from '../driving/use-shop.ts'

const merchant = { phone: '9843011223', pin: '7391' }

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({
  DEMO: 'off',
  ADMIN_NAME: 'Malar Selvi',
  ADMIN_EMAIL: 'malar@example.com',
  ADMIN_PHONE: merchant.phone,
  ADMIN_PIN: merchant.pin,
})

async function openOffice(section: string, screen = desk) {
  const page = await openShop(shop, screen)
  await confirmStepUpByHand(page)
  await confirmStepUpAutomatically(page, merchant.pin)
  await signIn(page, merchant)
  // A request that needs a confirmation is refused first.
  expectPageError(page, /status of 409/)
  await openInteractive(page, `/admin?section=${section}`)
  return page
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const needed = (page: Page) => page.getByRole('region', { name: 'Still needed to sell this product' })
const claimsDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Can you prove these claims?' })

/** Fills in what this test needs before: the merchant's details, and a category. */
async function describeShop(page: Page) {
  const { version } = await call(page.request.get('/api/store'))
  if (version > 0) return
  await call(page.request.put('/api/store', { data: { facts: realShopSettings, version } }))
  const image = { name: 'podi.png', mimeType: 'image/png', buffer: await plainPicture('#5E7A3A') }
  await call(
    page.request.post('/api/categories/add', {
      multipart: { name: 'Podis', description: 'Ground in Karaikudi.', image },
    }),
  )
}

async function typeProduct(page: Page, name: string, oneLiner: string) {
  await page.getByLabel('Product Name').fill(name)
  await page.getByLabel('Category').selectOption({ label: 'Podis' })
  await page.getByLabel('One-line description').fill(oneLiner)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Ground on Fridays.')
  await page.getByLabel('Price').fill('120')
  await page.getByLabel('MRP (optional)', { exact: true }).fill('130')
  await page.getByLabel('Quantity').fill('250 g')
  await page.getByLabel('Stock').fill('12')
}

const everyClaim =
  'Gluten-free, vegan and natural. No added sugar, colours or preservatives. Whole-grain, organic, sugar-free, healthy.'

const topOf = async (part: Locator) => (await part.boundingBox())?.y

/** Fills in the label fields that a product needs if the store is its maker. */
async function fillLabel(page: Page) {
  await field(page, 'Generic name').fill('Lentil spice powder')
  await field(page, 'Veg or non-veg mark').selectOption('veg')
  await field(page, 'Ingredients').fill('Lentils, red chilli, curry leaf, salt')
  await button(page, 'Save label').click()
  await page.getByText('Label saved.').waitFor()
}

// Requirement D-339
test('a product of a real shop waits for its label, asks about its claims, and goes on sale', async () => {
  const page = await openOffice('store')
  const visitor = await openShop(shop, phone)
  await visitor.goto('/ta')
  await visitor.getByRole('heading', { name: 'விரைவில் திறக்கிறோம்' }).waitFor()
  await expectUsableAtAllWidths(visitor)
  await visitor.setViewportSize(phone)
  await describeShop(page)
  await openInteractive(page, '/admin?section=add-product')
  await page.getByText('New products start as drafts.').waitFor()
  await typeProduct(page, 'Curry Leaf Podi', 'A vegan podi for hot rice.')
  await expectNoViolations(page)
  await button(page, 'Add Product').click()
  await page.getByText('Product saved. Shoppers can’t see it yet.').waitFor()

  await page.getByRole('link', { name: 'Label for Curry Leaf Podi' }).click()
  for (const what of ['generic name', 'ingredients', 'veg or non-veg mark', 'each claim'])
    await needed(page).getByText(what).waitFor()
  await expectUsableAtAllWidths(page)
  await page.setViewportSize(desk)
  await fillLabel(page)
  await expect.poll(() => needed(page).getByRole('listitem').count()).toBe(1)

  await openInteractive(page, '/admin?section=products')
  await page.getByRole('link', { name: 'Edit Curry Leaf Podi' }).click()
  await needed(page).getByText('or your confirmation').waitFor()
  await page.getByLabel('Visibility').selectOption({ label: 'Live: everyone can see it' })
  await button(page, 'Save Changes').press('Enter')
  await claimsDialog(page).getByText('“Vegan”: not on the label.').waitFor()
  await expectUsableAtAllWidths(page)
  await page.setViewportSize(desk)
  // The focus starts where nothing gets published.
  await untilFocused(button(page, 'Edit the text'))
  await page.keyboard.press('Enter')
  await claimsDialog(page).waitFor({ state: 'hidden' })
  expect((await fetch(`${shop.url}/api/products`).then((all) => all.json())).length).toBe(0)
  await button(page, 'Save Changes').press('Enter')
  await claimsDialog(page).waitFor()
  await untilFocused(button(page, 'Edit the text'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Product updated successfully!').waitFor()

  await openInteractive(visitor, '/')
  await visitor
    .getByRole('link', { name: /Curry Leaf Podi/ })
    .first()
    .click()
  await visitor.getByRole('heading', { level: 1, name: 'Curry Leaf Podi' }).waitFor()
  await expectNoViolations(visitor)
  await openInteractive(visitor, '/ta/product/1-curry-leaf-podi')
  await expectUsableAtAllWidths(visitor)
})

// Requirement D-339
test('on a phone, Show asks about the claims too, by keyboard alone', async () => {
  const page = await openOffice('products', phone)
  await describeShop(page)
  await openInteractive(page, '/admin?section=add-product')
  await typeProduct(page, 'Garlic Podi', everyClaim)
  await button(page, 'Add Product').click()
  await page.getByRole('link', { name: 'Label for Garlic Podi' }).click()
  await field(page, 'Generic name').waitFor()
  await fillLabel(page)
  await openInteractive(page, '/admin?section=products')
  await page.getByRole('button', { name: 'Show Garlic Podi' }).press('Enter')
  for (const claim of ['Gluten-free', 'Good for health'])
    await claimsDialog(page).getByText(`“${claim}”: not on the label.`).waitFor()
  // The dialog is higher than the screen, so its text scrolls above its buttons.
  const question = claimsDialog(page).getByRole('heading')
  await bringIntoView(question)
  await expect.poll(() => topOf(question)).toBeGreaterThan(0)
  expect(await topOf(button(page, 'Confirm and publish'))).toBeLessThan(phone.height - 44)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await claimsDialog(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Show Garlic Podi' }).press('Enter')
  await claimsDialog(page).waitFor()
  await untilFocused(button(page, 'Edit the text'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hide Garlic Podi' }).waitFor()
  await page.getByRole('link', { name: 'Edit Garlic Podi' }).click()
  await page.getByRole('dialog').getByText('Activity', { exact: true }).click()
  await page.getByText(/Malar Selvi.*confirmed that .*“Vegan”.* can be proved for/).waitFor()
})

/** Earlier tests have put products on sale that need the licence. */
// Requirement D-332
test('the food licence stays while products on sale need it, and the form says so at its field', async () => {
  const page = await openOffice('store')
  await button(page, 'Edit Business details').click()
  await field(page, 'FSSAI number (optional)').fill('')
  await button(page, 'Save Changes').click()
  await page
    .getByRole('alert')
    .getByText(/live products? ha(s|ve) no other FSSAI number/)
    .waitFor()
})
