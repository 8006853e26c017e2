import { expect, test } from 'vitest'
import { openShop, phone } from '../driving/browser.ts'
import { cartOf, productId, putInCart, saveHomeAddress, signUp } from '../driving/customers.ts'
import { logIn } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({ VISITOR_CARTS: 'on' })

// Requirement D-128
test('a visitor fills a cart, logs in at checkout and finds the items of both carts', async () => {
  const elsewhere = await openShop(shop, phone)
  const person = await signUp(elsewhere)
  await saveHomeAddress(elsewhere)
  await putInCart(elsewhere, { 'Sambar Masala': 1, 'Berry & Seed Muesli': 1 })

  const page = await openShop(shop, phone)
  const bag = page.getByRole('banner').getByRole('link', { name: 'Cart' })
  await page.goto(`/product/${await productId(page.request, 'Berry & Seed Muesli')}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  await expect.poll(() => bag.textContent()).toBe('Cart1 item')
  await page.reload()
  await page.getByRole('button', { name: 'Go to Cart' }).click()
  await page.waitForURL('/cart')
  await page.getByRole('button', { name: 'Add one Berry & Seed Muesli' }).click()
  await expect.poll(() => cartOf(page)).toEqual({ 'Berry & Seed Muesli': 2 })
  await page.reload()
  await page.getByText('₹720.00').first().waitFor()

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('/checkout')
  await page.getByText('I have an account').click()
  await logIn(page, person)
  await page.getByText('12, Nehru Street').waitFor()
  await page.getByText('Sambar Masala').first().waitFor()
  expect(await cartOf(page)).toEqual({ 'Sambar Masala': 1, 'Berry & Seed Muesli': 3 })

  await page.goto('/')
  await expect.poll(() => bag.textContent()).toBe('Cart2 items')
  await page.request.post('/api/auth/logout')
  await page.goto('/cart')
  await page.getByText('Your cart is empty.').waitFor()
  expect(await cartOf(page)).toEqual({})
})
