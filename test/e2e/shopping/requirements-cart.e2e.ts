import { expect, test } from 'vitest'
import { keepBusy, openShop } from '../driving/browser.ts'
import { productId, putInCart, signUp } from '../driving/customers.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement 2.12-18: Adding a product puts it in the cart, shows the cart from the server's answer, and changes the
//   button to 'Go to Cart' (decision X30).
// Requirement 2.12-19: If the product is in the cart, 'Go to Cart' links to `/cart`.
// Requirement 4-3: After a change, the server's cart replaces the one shown (decision X30).
test('an added product leads to the cart', async () => {
  const page = await openShop(shop)
  await signUp(page)
  // Once it is idle, the shop keeps changes that get no answer, and names them.
  await keepBusy(page)
  await page.goto(`/product/${await productId(page.request, 'Idli Podi')}`)
  const added = page.waitForResponse('**/api/cart/add')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  expect((await added).request().postDataJSON()).toEqual({
    product_id: expect.any(Number),
    quantity: 1,
    size: expect.any(String),
  })
  await page.getByRole('link', { name: 'Cart 1 item' }).waitFor()
  await page.getByRole('button', { name: 'Go to Cart' }).click()
  await page.waitForURL('/cart')
})

// Requirement 2.20-1: The cart page shows three steps: Your Cart, Checkout Details, Order Complete.
// Requirement 2.20-2: Each item shows its image, name, size and unit price.
// Requirement 2.20-3: Minus and plus buttons change the quantity.
// Requirement 2.20-5: Each item can be removed with a button.
// Requirement 2.20-6: The list of items is at most 500 px high.
// Requirement 2.20-7: 'Cart Totals' shows 'Subtotal' and 'Total'.
// Requirement 2.20-8: A note says that delivery is paid to the courier.
// Requirement 2.20-9: The cart shows 'Shipping to Tamil Nadu'.
// Requirement 2.20-12: 'Add more...' links back to the shop.
// Requirement 9-10: The total doesn't include shipping.
// Requirement 9-24: The cart's list is at most 500 px high.
// Requirements 1-16, 2.20-4, 9-9
test('the cart shows each item with its figures, and the totals next to it', async () => {
  const page = await openShop(shop)
  await signUp(page)
  await putInCart(page, { 'Idli Podi': 2, 'Sambar Masala': 1 })
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Cart Totals' }).waitFor()
  expect(await page.getByRole('list', { name: 'Progress' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Your Cart'),
    expect.stringContaining('Checkout Details'),
    expect.stringContaining('Order Complete'),
  ])
  const list = page.getByRole('list', { name: 'Products in your cart' })
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('500px')
  const line = list.getByRole('listitem').filter({ hasText: 'Idli Podi' })
  for (const words of ['₹125 each', '₹250.00', /\d+ g/]) await line.getByText(words).first().waitFor()
  const total = line.getByText('Item total: ').locator('..')
  expect(await line.locator('img').count()).toBe(1)
  await line.getByRole('button', { name: 'Remove one Idli Podi' }).click()
  await expect.poll(() => total.textContent()).toContain('₹125.00')
  await line.getByRole('button', { name: 'Add one Idli Podi' }).click()
  const totals = page.getByRole('region', { name: 'Cart Totals' })
  for (const words of ['Subtotal', 'Shipping to Tamil Nadu', 'Paid to courier', /directly to the courier/])
    await totals.getByText(words).first().waitFor()
  // Subtotal and total are equal, because shipping is not included.
  await expect
    .poll(() => totals.locator('dd').allInnerTexts())
    .toEqual(['₹380.00', 'Paid to courier', '₹380.00'])
  expect(await page.getByRole('link', { name: 'Add more...' }).getAttribute('href')).toBe('/categories')
  await page.getByRole('button', { name: 'Remove Sambar Masala' }).click()
  await totals.getByText('₹250.00').first().waitFor()
})
