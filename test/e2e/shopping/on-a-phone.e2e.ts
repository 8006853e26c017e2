import { expect, test } from 'vitest'
import { openShop, phone } from '../driving/browser.ts'
import { productId, signUp } from '../driving/customers.ts'
import { bringIntoView } from '../driving/hydrated.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test('the first screen has a search, and the way in stands beside the dots, not over a pack', async () => {
  const page = await openShop(shop, phone)
  await page.goto('/')
  const search = await page.getByRole('main').getByRole('searchbox').boundingBox()
  expect((search?.y ?? 0) + (search?.height ?? 0)).toBeLessThan(phone.height)
  const shopNow = await page.getByRole('link', { name: 'Shop Now' }).first().boundingBox()
  const dots = await page.getByRole('button', { name: 'Slide 1' }).boundingBox()
  expect(shopNow?.y).toBeCloseTo(dots?.y ?? 0, -1)
  expect((shopNow?.x ?? 0) + (shopNow?.width ?? 0)).toBeLessThan(dots?.x ?? 0)
})

test('the banner fills the width of a wide desk, and its words stand in the column of the page', async () => {
  const page = await openShop(shop, { width: 1920, height: 1000, touch: false })
  await page.goto('/')
  const banner = await page.getByRole('region', { name: 'Welcome' }).boundingBox()
  const heading = await page.getByRole('heading', { name: 'Shop by Categories' }).boundingBox()
  expect([banner?.x, banner?.width]).toEqual([0, 1920])
  const words = await page
    .getByRole('heading', { name: 'Delicious and Healthy Snacks' })
    .first()
    .boundingBox()
  expect(words?.x ?? 0).toBeGreaterThanOrEqual(heading?.x ?? 0)
})

test('what moves the other products stands in one row, with a number for so many dots', async () => {
  const page = await openShop(shop, phone)
  await page.goto(`/product/${await productId(page.request, 'Idli Podi')}`)
  await page.getByText('Home').first().waitFor()
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').count()).toBe(2)
  const others = page.getByRole('region', { name: 'Browse Other Products' })
  await bringIntoView(others)
  await others.getByText(/^\d+ \/ \d+$/).waitFor()
  const boxes = await others
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect()).filter(({ width }) => width > 0),
    )
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('all of a customer’s pages are in sight, and an empty cart adds up nothing', async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await page.goto('/me/orders')
  const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link').filter({ visible: true })
  await tabs.first().waitFor()
  const boxes = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()))
  expect(boxes).toHaveLength(5)
  for (const { left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(phone.width)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  await page.goto('/cart')
  await page.getByText('Your cart is empty.').waitFor()
  expect(await page.getByText('₹0.00').count()).toBe(0)
})

test('an administrator sees why nothing can be bought here, and the way back', async () => {
  const page = await openShop(shop, phone)
  const { phone: number, pin } = administrator
  await page.request.post('/api/auth/login', { data: { phone: number, pin } })
  await page.goto('/product/2')
  await page.getByText(/viewing your shop as an administrator/).waitFor()
  expect(await page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Orders', exact: true }).first().getAttribute('href')).toBe(
    '/admin?section=orders',
  )
  await page.getByRole('button', { name: 'Return to the back office' }).click()
  await page.waitForURL('/admin?section=products')
})

// Requirement D-257: The nutrition table fits the smallest phone without breaking words, in both languages.
test('the nutrition table breaks no word on the smallest phone, in either language', async () => {
  const page = await openShop(shop, phone)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of ['', '/ta']) {
    await page.goto(`${language}/product/1`)
    const table = page.getByRole('table').first()
    await bringIntoView(table)
    expect(await table.evaluate(brokenWords), language).toEqual([])
  }
})

/** Words of an element that are broken across lines. */
function brokenWords(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  return broken
}
