import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const seen = async (name: string) =>
  (await (await fetch(`${shop.url}/api/products?q=${encodeURIComponent(name)}`)).json())[0]

test('prices, MRP, stock and who sees a product are typed into a table, saved together and taken back', async () => {
  const page = await openSection(shop, 'products')
  const before = { podi: await seen('Idli Podi'), sambar: await seen('Sambar Masala') }
  await button(page, 'Table').click()
  await expect.poll(() => page.url()).toContain('view=table')
  const podi = `Idli Podi, ${before.podi.quantity}`
  const sambar = `Sambar Masala, ${before.sambar.quantity}`
  await page.getByLabel('Search products').fill('masala')
  await page.getByLabel(`Price of ${sambar}`).waitFor()
  await page.getByLabel(`Price of ${sambar}`).fill('0')
  await page.getByText('Price must be between').waitFor()
  await button(page, 'Save changes').click()
  await toasts(page).getByText('Correct the highlighted cells, then save again.').waitFor()
  await page.getByLabel(`Price of ${sambar}`).fill('111')
  await page.getByLabel(`MRP of ${sambar}`).fill('150')

  // Unsaved input survives a search.
  await page.getByLabel('Search products').fill('podi')
  await page.getByLabel(`Stock of ${podi}`).waitFor()
  await page.getByLabel(`Stock of ${podi}`).fill(String(before.podi.stock + 7))
  await page.getByText('2 products changed, not saved yet.').waitFor()
  await expectNoViolations(page)
  await button(page, 'Save changes').click()
  await toasts(page).getByText('2 products saved.', { exact: true }).waitFor()
  expect(await seen('Sambar Masala')).toMatchObject({ price: 111, mrp: 150 })
  expect((await seen('Idli Podi')).stock).toBe(before.podi.stock + 7)

  await page.reload()
  await button(page, 'Undo').click()
  await toasts(page).getByText('Change undone.').waitFor()
  expect(await seen('Sambar Masala')).toMatchObject({ price: before.sambar.price, mrp: before.sambar.mrp })
  expect((await seen('Idli Podi')).stock).toBe(before.podi.stock)
})

test('somebody else’s change is told at the row: theirs or mine', async () => {
  const [mine, theirs] = [await openSection(shop, 'products'), await openSection(shop, 'products')]
  const { quantity } = await seen('Idli Podi')
  const price = `Price of Idli Podi, ${quantity}`
  for (const page of [mine, theirs]) {
    await button(page, 'Table').click()
    await page.getByLabel('Search products').fill('idli podi')
    await expect.poll(() => page.getByLabel(/^Price of/).count()).toBe(1)
  }
  await theirs.getByLabel(price).fill('121')
  await button(theirs, 'Save changes').click()
  await toasts(theirs).getByText('1 product saved.', { exact: true }).waitFor()
  await mine.getByLabel(price).fill('123')
  await button(mine, 'Save changes').click()
  await mine.getByText('changed this product (price) while you were editing it').waitFor()
  await mine.getByLabel('Use theirs: ₹121').click()
  await expect.poll(() => mine.getByLabel(price).inputValue()).toBe('121')
  await mine.getByText('not saved yet').waitFor({ state: 'detached' })
  await mine.getByLabel(price).fill('123')
  await button(mine, 'Save changes').click()
  await toasts(mine).getByText('1 product saved.', { exact: true }).waitFor()
  expect((await seen('Idli Podi')).price).toBe(123)
})

test('many products are changed at once, looked at before, on a phone too, and a draft appears as planned', async () => {
  const page = await openSection(shop, 'products')
  await button(page, 'Table').click()
  await page.getByLabel('Search products').fill('masala')
  await page.setViewportSize({ width: phone.width, height: phone.height })
  await page.getByLabel('Select Sambar Masala').check()
  await button(page, 'Change selected').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What to change').selectOption('visibility')
  await dialog.getByLabel('Visibility').selectOption('draft')
  await dialog.getByText('Live → Draft').waitFor()
  await expectNoViolations(page)
  await button(page, 'Save 1 change').click()
  await toasts(page).getByText('1 product saved.', { exact: true }).waitFor()
  expect(await seen('Sambar Masala')).toBeUndefined()

  await page.getByRole('link', { name: 'Sambar Masala' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Publish on (optional)').fill('2099-01-02T09:30')
  await button(page, 'Save Changes').click()
  await toasts(page).getByText('Product updated successfully!').waitFor()
  await page.getByText('Goes live on 2 Jan, 9:30 am').waitFor()
  await page.getByLabel('Status').selectOption('planned')
  await expect.poll(() => page.getByLabel(/^Visibility of/).count()).toBe(1)
  expect(await seen('Sambar Masala')).toBeUndefined()
})
