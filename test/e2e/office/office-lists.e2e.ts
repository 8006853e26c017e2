import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { slip as tamilSlip } from '#fulfilment/packing/words/slip/ta.ts'
import { plainPicture } from '../../shop/forms.ts'
import { asRendered, readPdf } from '../../shop/pdf.ts'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { openShop } from '../driving/browser.ts'
import { call, orderCart, readyToBuy } from '../driving/customers.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const namesOf = async (path: string) =>
  (await (await fetch(`${shop.url}/api${path}`)).json()).map(({ name }: { name: string }) => name)

// Requirement D-117
test('a delivery marked by mistake is undone from its row', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper, { 'Idli Podi': 1 })
  const { id } = await orderCart(shopper)
  const page = await openSection(shop, 'orders')
  const row = page.getByRole('row').filter({ hasText: `#${id}` })
  await row.getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await row.getByRole('button', { name: `Undo delivery of order #${id}` }).click()
  await toasts(page).getByText('Order marked as not delivered.').waitFor()
  await row.getByRole('button', { name: 'Mark as delivered' }).waitFor()
  await row.getByText('Pending').waitFor()
})

test('an order that was placed in Tamil has a slip in Tamil, which brings its letters into the English office', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper, { 'Idli Podi': 1 })
  const { id } = await call(shopper.request.post('/ta/api/orders/add', { data: {} }))
  const page = await openSection(shop, 'orders')
  await page
    .getByRole('row')
    .filter({ hasText: `#${id}` })
    .getByRole('button', { name: /items in order/ })
    .click()
  await expectNoViolations(page)
  await button(page, 'Packing slip').click()
  await page.getByRole('link', { name: 'Open to print' }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save PDF' }).click()
  const printed = await readFile(await (await saved).path())
  expect(printed.toString('latin1')).toContain('NotoSansTamil')
  const [slip = ''] = (await readPdf(printed)).pages
  const closed = (text: string) => asRendered(text).replaceAll(/\s/g, '')
  for (const said of [tamilSlip.deliverTo, 'இட்லி பொடி']) expect(closed(slip)).toContain(closed(said))
  expect(slip).toContain('Idli Podi')
})

// Requirement D-118
test('the packing list starts with the oldest order, and can be reversed', async () => {
  const page = await openSection(shop, 'orders&status=paid')
  expect(await page.getByLabel('Sort').inputValue()).toBe('oldest')
  await page.getByLabel('Sort').selectOption('newest')
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('newest')
})

// Requirement D-120
test('a product is hidden and shown again, and a deleted one is restored as hidden', async () => {
  const page = await openSection(shop, 'products')
  await button(page, 'Hide Idli Podi').click()
  await toasts(page).getByText('Idli Podi hidden from shoppers.').waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'Idli Podi' })
  await card.getByText('Hidden from shoppers', { exact: true }).waitFor()
  expect(await namesOf('/products?q=Idli+Podi')).toEqual([])
  await button(page, 'Show Idli Podi').click()
  await toasts(page).getByText('Idli Podi is live.').waitFor()
  expect(await namesOf('/products?q=Idli+Podi')).toEqual(['Idli Podi'])

  await button(page, 'Delete Idli Podi').click()
  await button(page, 'Delete').click()
  await toasts(page).getByText('Idli Podi deleted.').waitFor()
  await page.getByLabel('Status').selectOption('deleted')
  await expectNoViolations(page)
  await button(page, 'Restore Idli Podi').click()
  await toasts(page).getByText('Idli Podi restored, hidden from shoppers.').waitFor()
  await page.getByLabel('Status').selectOption('hidden')
  await page.getByRole('link', { name: 'Edit Idli Podi' }).click()
  await page.getByRole('dialog', { name: 'Edit Product' }).getByLabel('Price').fill('115')
  await button(page, 'Save Changes').click()
  await page.getByText('Price: ₹ 115').waitFor()
  await button(page, 'Show Idli Podi').click()
  await expect.poll(() => namesOf('/products?q=Idli+Podi')).toEqual(['Idli Podi'])
})

test('a category that is moved earlier stands earlier in the shop', async () => {
  const before: string[] = await namesOf('/categories')
  const [first = '', second = '', ...others] = before
  const page = await openSection(shop, 'categories')
  await button(page, `Move ${second} earlier`).click()
  const moved = [second, first, ...others]
  await expect.poll(() => namesOf('/categories')).toEqual(moved)
  const cards = page.getByRole('list', { name: 'Categories' }).getByRole('heading', { level: 2 })
  await expect.poll(() => cards.allTextContents()).toEqual(moved)
})

// Requirement D-123: A page lists all activity.
test('all activity can be read from the dashboard', async () => {
  const page = await openSection(shop, 'dashboard')
  await page.getByRole('link', { name: 'View all activity' }).click()
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
  await page.getByText('published').first().waitFor()
  await expectNoViolations(page)
})

test('a picture that is shown nowhere can be deleted, a shown one cannot', async () => {
  const page = await openSection(shop, 'images')
  const upload = { name: 'photo.png', mimeType: 'image/png', buffer: await plainPicture('#123456') }
  for (const buffer of [upload.buffer, await plainPicture('#654321')])
    await page.request.post('/api/images/add', {
      multipart: { title: 'Pongal', image: { ...upload, buffer } },
    })
  await page.reload()
  const pictures = page.getByRole('region', { name: 'Uploaded images' })
  await pictures.getByText('Not shown anywhere').waitFor()
  const buttons = pictures.getByRole('button', { name: 'Delete this image' })
  expect(await buttons.count()).toBe(1)
  await buttons.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toasts(page).getByText('Image deleted.').waitFor()
  await expect.poll(() => pictures.getByText('Not shown anywhere').count()).toBe(0)
})

// Requirement D-119
test('users are listed with email and phone, and found by a part of either', async () => {
  const page = await openSection(shop, 'users&q=43210')
  const row = page
    .getByRole('table', { name: 'Customers' })
    .getByRole('row')
    .filter({ hasText: 'Anitha Raj' })
  await row.getByRole('link', { name: '9876543210' }).waitFor()
})
