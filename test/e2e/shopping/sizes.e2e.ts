import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { call, ordersOf, productId, saveHomeAddress, signUp } from '../driving/customers.ts'
import { logIn, paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const sizeOf = (page: Page, name: RegExp) => page.getByRole('radio', { name })

/** The merchant adds a second size of Idli Podi in the back office. */
async function addSecondSize() {
  const page = await openSection(shop, 'products')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Idli Podi' })
  await card.getByRole('link', { name: 'Edit Idli Podi' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Product' })
  await form.getByRole('button', { name: 'Add a size' }).click()
  const size = form.getByRole('group', { name: 'Size 2' })
  await size.getByLabel('Quantity').fill('500 g')
  await size.getByLabel('Price').fill('290')
  await size.getByLabel('Stock').fill('3')
  await expectNoViolations(page)
  const saved = page.getByText('Product updated successfully!')
  await button(page, 'Save Changes').click()
  await saved.waitFor()
  await card.getByText('Quantity: 500 g').waitFor()
}

describe('a second size', () => {
  test('is added in the back office, and a form with two of one name is told', async () => {
    await addSecondSize()
    const page = await openSection(shop, 'products')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Idli Podi' })
    await card.getByRole('link', { name: 'Edit Idli Podi' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Product' })
    await form.getByRole('group', { name: 'Size 2' }).getByLabel('Quantity').fill('200 g')
    await button(page, 'Save Changes').click()
    await page.getByText('Two sizes have the same name.').first().waitFor()
  })

  // Requirement D-94
  test.each([
    ['phone', phone],
    ['desk', desk],
  ])('a size is selected, kept by a reload, bought and shown in the order, on a %s', async (_, screen) => {
    const page = await openShop(shop, screen)
    const id = await productId(page.request, 'Idli Podi')
    await signUp(page)
    await saveHomeAddress(page)
    await openInteractive(page, `/product/${id}`)
    await page.getByRole('group', { name: 'Size' }).waitFor()
    await expectNoViolations(page)
    await sizeOf(page, /500 g/).check({ force: true })
    await page
      .getByText(/MRP\s*₹290/)
      .first()
      .waitFor()
    await page.waitForURL(/\?pack=\d+$/)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)

    await page.reload()
    await expect.poll(() => sizeOf(page, /500 g/).isChecked()).toBe(true)
    await page
      .getByText(/MRP\s*₹290/)
      .first()
      .waitFor()

    // By keyboard to the first size and back again.
    await sizeOf(page, /500 g/).focus()
    await page.keyboard.press('ArrowLeft')
    await page
      .getByText(/MRP\s*₹125/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
    await sizeOf(page, /500 g/).check({ force: true })
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('button', { name: 'Go to Cart' }).click()

    await page.waitForURL('/cart')
    const lines = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')
    await lines.nth(1).getByText('500 g', { exact: true }).waitFor()
    await expectNoViolations(page)
    await page.getByRole('button', { name: /^Add one Idli Podi 500 g/ }).click()
    await page.getByText('₹705.00').first().waitFor()
    await page.getByRole('button', { name: /^Remove one Idli Podi 500 g/ }).click()
    await page.getByText('₹415.00').first().waitFor()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByText(/500 g · 1 × ₹290/).waitFor()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await paymentWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click()
    await page.getByText('Order Placed Successfully!').waitFor()
    const [order] = await ordersOf(page)
    expect(order).toMatchObject({ status: 'paid', total_price: 415 })
    const items: { size: string; unit_price: number }[] = await call(
      page.request.get(`/api/orders/${order?.id}/items`),
    )
    expect(items.map(({ size, unit_price }) => [size, unit_price])).toEqual([
      [expect.stringMatching(/ g$/), 125],
      ['500 g', 290],
    ])
  })

  test('a visitor who chose it has it in the cart after logging in', async () => {
    const page = await openShop(shop)
    const person = await signUp(page)
    await call(page.request.post('/api/auth/logout'))
    const id = await productId(page.request, 'Idli Podi')
    const { packs } = await call(page.request.get(`/api/products/${id}`))
    await openInteractive(page, `/product/${id}?pack=${packs[1].id}`)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL(/\/login/)
    await logIn(page, person)
    await page.waitForURL(`/product/${id}-idli-podi?pack=${packs[1].id}`)
    await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
    const { cartItems } = await call(page.request.get('/api/cart'))
    expect(cartItems.map(({ size }: { size: string }) => size)).toEqual(['500 g'])
  })
})
