import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { desk, openShop, phone } from '../driving/browser.ts'
import { cartOf } from '../driving/customers.ts'
import { administrator, customer, logIn, paymentWindow, saveAddress } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

/** A typical phone photo: several megapixels, with a rotation flag and GPS data. */
async function phonePhoto(at: number) {
  const buffer = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: { r: 40 * at, g: 120, b: 60 } },
  })
    .withExif({ IFD0: { Model: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: `IMG_000${at}.jpg`, mimeType: 'image/jpeg', buffer }
}

async function goTo(page: Page, section: string) {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
}

describe.each([
  ['phone', phone],
  ['desk', desk],
])('a merchant with a %s', (_what, screen) => {
  const shop = useShop()

  // Requirement 2.23-11: 'Add New Category' has name, description and image.
  // Requirement 2.23-28: A button marks an order as delivered.
  // Requirement 5-29: Deleting a product asks 'Are you sure you want to delete this product?'.
  // Requirement 8-12: Marking an order as delivered shows 'Order marked as delivered!'.
  // Requirement 8-16: Adding a category shows 'Category added Successfully!'.
  // Requirement 2.23-9
  test('adds a category and a product, sells it, delivers it and takes it out again', async () => {
    const merchant = await openShop(shop, screen)
    await merchant.goto('/admin')
    await logIn(merchant, administrator)
    await merchant.getByRole('heading', { level: 1, name: 'Dashboard Overview' }).waitFor()

    await goTo(merchant, 'Add Category')
    await merchant.getByLabel('Category Name').fill('Biscuits')
    await merchant.getByLabel('Description').fill('Baked in small lots, with jaggery.')
    await merchant.locator('input[type=file]').setInputFiles(await phonePhoto(1))
    await expectNoViolations(merchant)
    await merchant.getByRole('button', { name: 'Add Category' }).click()
    await merchant.getByText('Category added Successfully!').waitFor()

    await goTo(merchant, 'Add Product')
    await merchant
      .locator('input[type=file][multiple]')
      .setInputFiles(await Promise.all([1, 2, 3, 4].map(phonePhoto)))
    await merchant.getByLabel('Product Name').fill('Ragi Biscuits')
    await merchant.getByLabel('Category').selectOption({ label: 'Biscuits' })
    await merchant.getByLabel('One-line description').fill('Crisp and brown.')
    await merchant
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Baked slowly. Sweetened with jaggery.')
    await merchant.getByLabel('Price').fill('120')
    await merchant.getByLabel('Quantity').fill('250 g')
    await merchant.getByLabel('Stock').fill('12')
    await expectNoViolations(merchant)
    await merchant.getByRole('button', { name: 'Add Product' }).dblclick()
    await merchant.getByText('This product is live in your shop.').waitFor({ timeout: 200_000 })

    // In the storefront within a second of saving, exactly once, with its four pictures upright.
    const found = await (await fetch(`${shop.url}/api/products?q=Ragi+Biscuits`)).json()
    expect(found).toMatchObject([{ price: 120, stock: 12, pictures: Array(4).fill({}) }])
    expect(found[0].pictures[0].height).toBeGreaterThan(found[0].pictures[0].width)
    const shopper = await openShop(shop, screen)
    await shopper.goto(`/login?from=${encodeURIComponent(`/product/${found[0].id}`)}`)
    await logIn(shopper, customer)
    await shopper.getByRole('heading', { level: 1, name: 'Ragi Biscuits' }).waitFor()

    await shopper.getByRole('button', { name: 'Add to Cart' }).click()
    // The button changes at the press, before the server has answered.
    await expect.poll(async () => Object.keys(await cartOf(shopper))).toContain('Ragi Biscuits')
    await shopper.goto(`/${encodeURIComponent(customer.name)}/address?from=/checkout`)
    await saveAddress(shopper)
    await shopper.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await paymentWindow(shopper)
      .getByRole('button', { name: /^Pay ₹/ })
      .click()
    await shopper.getByText('Order Placed Successfully!').waitFor()

    await merchant.goto('/admin')
    await merchant
      .getByRole('region', { name: 'Orders to pack' })
      .getByRole('link', { name: customer.name })
      .click()
    await merchant.getByText('Products in Order:').waitFor()
    await goTo(merchant, 'View Orders')
    await merchant.getByText(customer.name).first().waitFor()
    await expectNoViolations(merchant)
    const deliver = merchant.getByRole('button', { name: 'Mark as delivered' })
    // On a phone the row shows only the next step; the expanded row has the others.
    if (!(await deliver.isVisible())) await merchant.getByText(customer.name).first().click()
    await deliver.click()
    // Nothing of it was dispatched, so a confirmation comes first.
    const question = merchant.getByRole('alertdialog', {
      name: /was never dispatched\. Mark it as delivered anyway/,
    })
    await question.getByRole('button', { name: 'Mark as delivered' }).click()
    await merchant.getByText('Order marked as delivered!').waitFor()
    await merchant.getByRole('button', { name: 'Delivered', exact: true }).waitFor()

    await goTo(merchant, 'Dashboard')
    await merchant.getByRole('region', { name: 'Last 30 days' }).getByText('₹120.00').first().waitFor()
    await merchant.getByText(/Kumari delivered order #\d+/).waitFor()

    await goTo(merchant, 'View Products')
    await merchant.getByRole('button', { name: 'Delete Ragi Biscuits' }).click()
    await merchant.getByText('Are you sure you want to delete this product?').waitFor()
    await merchant.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(async () => (await fetch(`${shop.url}/api/products/${found[0].id}`)).status).toBe(404)
  })
})
