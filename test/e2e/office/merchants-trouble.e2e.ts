import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainPicture } from '../../shop/forms.ts'
import { button, openSection } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { orderCart, readyToBuy } from '../driving/customers.ts'
import { holdResponses, loseNextResponse } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { untilFocused } from '../driving/presses.ts'
import { typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

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
  expectPageError(page, /ERR_FAILED/)
  await loseNextResponse(page, '**/api/products/add')
  await button(page, 'Add Product').click()
  await page.getByText('Couldn’t connect to the shop.').waitFor()
  await button(page, 'Add Product').click()
  await page.getByText('This product is live in your shop.').waitFor()
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
  await page.getByText('Try another search, status or date.').waitFor()
})

// Requirement D-98
test('an order delivered without payment is labelled as such for merchant and shopper', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper, { 'Idli Podi': 1 })
  const { id } = await orderCart(shopper)
  const page = await openSection(shop, 'orders&status=pending')
  await button(page, 'Mark as delivered').click()
  const question = page.getByRole('alertdialog', {
    name: `Order #${id} isn’t paid. Mark it as delivered anyway?`,
  })
  await question.getByText('marked “Delivered, not paid online”').waitFor()
  await question.getByRole('button', { name: 'Mark as delivered' }).click()
  const row = page.getByRole('row').filter({ hasText: `#${id}` })
  await row.getByText('Not paid online').waitFor()
  await shopper.goto(`${shop.url}/orders/${id}/payment`)
  await shopper.getByRole('heading', { name: 'Delivered, not paid online' }).waitFor()
  await shopper.getByText('There’s nothing to pay here.').waitFor()
})

test('an unpaid order is released, after a question, and its stock is there again', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper, { 'Idli Podi': 2 })
  const stock = async () => {
    const products = await (await fetch(`${shop.url}/api/products?q=Idli+Podi`)).json()
    return products[0].stock
  }
  const before = await stock()
  const { id } = await orderCart(shopper)
  expect(await stock()).toBe(before - 2)
  const page = await openSection(shop, 'orders')
  await button(page, `Cancel unpaid order #${id}`).click()
  await page.getByText(`Cancel unpaid order #${id}?`).waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel unpaid order' }).click()
  await page.getByText('Unpaid order cancelled.').waitFor()
  const row = page.getByRole('row').filter({ hasText: `#${id}` })
  await row.getByText('Cancelled').first().waitFor()
  await expect.poll(stock).toBe(before)
})

test('a picture on its way is called off by leaving the form, and the merchant stays in the back office', async () => {
  const page = await openSection(shop, 'categories')
  const before = await (await fetch(`${shop.url}/api/categories`)).json()
  await page.getByRole('link', { name: 'Edit Spices' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Category' })
  await form.locator('input[type=file]').setInputFiles(await photo())
  const letThrough = await holdResponses(page, '/categories')
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

// Requirement D-116: A rejected form moves the focus to the first invalid field and says how many there are.
test('a rejected form moves to its first invalid field and says how many there are', async () => {
  const page = await openSection(shop, 'products&q=Sambar')
  await page.getByRole('link', { name: 'Edit Sambar Masala' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Product' })
  const part = form.getByLabel('Part 5', { exact: true })
  await part.fill('Turmeric, curry leaf, mustard and asafoetida')
  await form.getByLabel('Quantity').fill('')
  await button(page, 'Save Changes').click()
  await page.getByText('Correct 2 fields.').waitFor()
  await expectSeenAndFocused(form.getByLabel('Quantity'))

  await form.getByLabel('Quantity').fill('200 g')
  await button(page, 'Save Changes').click()
  await page.getByText('Correct 1 field.').waitFor()
  await expectSeenAndFocused(part)
  await form.getByText('Use at most 40 characters for the name of a part.').waitFor()

  await part.fill('Turmeric, curry leaf and asafoetida')
  await button(page, 'Save Changes').click()
  await page.getByText('No changes').or(page.getByText('Product updated successfully!')).waitFor()
})

test.each([
  ['/register', 'Create Account', 'Name', 4],
  ['/login', 'Login', 'Phone number', 2],
])('at %s too, also on a phone', async (path, press, first, wrong) => {
  const page = await openShop(shop, phone)
  await openInteractive(page, path)
  await button(page, press).click()
  await page.getByText(`Correct ${wrong} fields.`).waitFor()
  await expectSeenAndFocused(page.getByLabel(first, { exact: true }))
})

test('a field that the server refuses is led to as well', async () => {
  const page = await openShop(shop, phone)
  await page.goto('/register')
  await page.getByLabel('Name').fill('Kavya Selvam')
  await page.getByLabel('Email').fill('kavya.selvam@example.com')
  await page.getByLabel('Phone number').fill('9876543210')
  await typePin(page, '7391', 'Choose a pin')
  expectPageError(page, /status of 409/)
  await button(page, 'Create Account').click()
  await expectSeenAndFocused(page.getByLabel('Phone number'))
})

async function expectSeenAndFocused(field: Locator) {
  await untilFocused(field)
  const below = field.page().viewportSize()?.height ?? 0
  const isSeen = async () => {
    const { y = -1, height = 0 } = (await field.boundingBox()) ?? {}
    return y > 80 && y + height < below
  }
  await expect
    .poll(isSeen, { message: 'the field is in the window, below what sticks to its top' })
    .toBe(true)
}
