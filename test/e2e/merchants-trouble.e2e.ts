import { expect, test } from 'vitest'
import { plainPicture } from '../forms.ts'
import { holdAnswers } from './answers.ts'
import { openShop, phone } from './browser.ts'
import { expectComplaint } from './complaints.ts'
import { orderCart, readyToBuy } from './customers.ts'
import { button, openSection } from './office.ts'
import { useShop } from './use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const photo = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await plainPicture('#5E7A3A'),
})

test('a product whose answer got lost is added once, however often the merchant presses', async () => {
  const page = await openSection(shop, 'add-product')
  await page.getByLabel('Product Name').fill('Thinai Laddu')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('One-line description').fill('Foxtail millet and jaggery.')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Rolled by hand.')
  await page.getByLabel('Price').fill('₹ 1,250.50')
  await page.getByLabel('Quantity').fill('250 g')
  await page.getByLabel('Stock').fill('12')
  expectComplaint(page, /ERR_FAILED/)
  await page.route(
    '**/api/products/add',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await button(page, 'Add Product').click()
  await page.getByText('No connection to the shop.').waitFor()
  await button(page, 'Add Product').click()
  await page.getByText('It is in the shop now.').waitFor()
  const found = await (await fetch(`${shop.url}/api/products?q=Thinai+Laddu`)).json()
  expect(found).toMatchObject([{ price: 1250.5 }])
})

test('an order that leaves the filter keeps its place for the moment and counts no more', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper, { 'Idli Podi': 1 })
  const { id } = await orderCart(shopper)
  const page = await openSection(shop, 'orders&status=pending')
  await page.getByText('1 order', { exact: true }).waitFor()
  await button(page, 'Mark as delivered').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByText('0 orders').waitFor()
  const row = page.getByRole('row').filter({ hasText: `#${id}` })
  await row.getByText('Delivered').first().waitFor()
  await page.reload()
  await page.getByText('No orders found.').waitFor()
})

test('a picture on its way is called off by leaving the form, and the merchant stays in the back office', async () => {
  const page = await openSection(shop, 'categories')
  const before = await (await fetch(`${shop.url}/api/categories`)).json()
  await page.getByRole('link', { name: 'Edit Spices' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Category' })
  await form.locator('input[type=file]').setInputFiles(await photo())
  const letThrough = await holdAnswers(page, '/categories')
  await button(page, 'Save Changes').click()
  await form.getByText('Uploading…').waitFor()
  const calledOff = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await button(page, 'Cancel').click()
  await button(page, 'Leave').click()
  await calledOff
  letThrough()
  await page.getByRole('link', { name: 'Edit Spices' }).waitFor()
  expect(await (await fetch(`${shop.url}/api/categories`)).json()).toEqual(before)
})

test('a long address pasted into a description leaves the buttons on a phone’s screen', async () => {
  const page = await openSection(shop, 'categories')
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Edit Spices' }).click()
  await page.getByLabel('Description').fill(`See https://shop.example/${'harvest'.repeat(30)}`)
  const save = await button(page, 'Save Changes').boundingBox()
  expect((save?.x ?? 0) + (save?.width ?? phone.width)).toBeLessThan(phone.width)
})
