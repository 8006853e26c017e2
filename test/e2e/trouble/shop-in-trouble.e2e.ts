import { describe, expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { openShop, phone } from '../driving/browser.ts'
import { putInCart, signUp } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'

describe('a shop with nothing in it yet', () => {
  const shop = useShop({ DEMO: 'off' }, { hasTables: false })

  test('says that it opens soon, lets people log in, and is for everyone', async () => {
    const page = await openShop(shop, phone)
    for (const [path, ...sentences] of [
      ['/', 'Opening soon'],
      ['/categories', 'Opening soon'],
      ['/about', 'Opening soon'],
      ['/login', 'Welcome back.'],
    ] as const) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      for (const sentence of sentences) await page.getByText(sentence).first().waitFor()
      await expectNoViolations(page)
    }
  })
})

describe('a shop that goes away while somebody is in it', () => {
  const shop = useShop()

  test('leaves what is on the screen, and says of each step that it could not be taken', async () => {
    const page = await openShop(shop, phone)
    await signUp(page)
    await putInCart(page, { 'Idli Podi': 2 })
    await page.goto('/cart')
    const quantity = page.getByLabel('Quantity of Idli Podi')
    await quantity.waitFor()
    await shop.stop()

    expectPageError(
      page,
      /ERR_CONNECTION_(REFUSED|RESET)|Failed to fetch dynamically imported module|ApiError/,
    )
    await page.getByRole('button', { name: 'Add one Idli Podi' }).click()
    await page
      .getByText(
        /^Couldn’t update your cart. Couldn’t connect to the shop. Check your internet connection and try again.$/,
      )
      .waitFor()
    await expect.poll(() => quantity.textContent()).toBe('2')
  })
})
