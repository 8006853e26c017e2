import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainPicture } from '../../shop/forms.ts'
import { button, openSection } from '../driving/back-office.ts'
import { call } from '../driving/customers.ts'
import { holdResponses, mockResponse, restoreResponses } from '../driving/mock-responses.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const photo = async (name = 'photo.png', colour = '#5E7A3A') => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture(colour),
})

// Requirement 2.23-10: The button of 'Add New Product' shows 'Adding...' and is disabled while the form is sent.
// Requirement 8-14: Adding a product shows 'Product added successfully!'.
// Requirement 8-15: If a product can't be added, 'Failed to add product' is shown.
// Requirements 5-18, 8-18
test('a product is added with its fields and up to four images, and a failure is shown', async () => {
  const page = await openSection(shop, 'add-product')
  await button(page, 'Add Product').click()
  for (const sentence of [
    'Name should not be empty',
    'Category should not be empty',
    'One-line description should not be empty',
    'Description should not be empty',
    'Enter a price.',
    'Quantity should not be empty',
    'Stock should not be empty',
  ])
    await page.getByText(sentence, { exact: true }).waitFor()
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(await Promise.all([1, 2, 3, 4, 5].map((at) => photo(`${at}.png`, `#5E7A3${at}`))))
  await page.getByText('You can upload a maximum of 4 images').waitFor()
  await page.getByLabel('Product Name').fill('Ragi Biscuits')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('One-line description').fill('Crisp.')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Baked slowly.')
  await page.getByLabel('Price').fill('120')
  await page.getByLabel('Quantity').fill('250 g')
  await page.getByLabel('Stock').fill('12')
  await mockResponse(page, '/products/add', 500)
  await button(page, 'Add Product').click()
  await page.getByText('Failed to add product', { exact: true }).waitFor()
  await restoreResponses(page, '/products/add')
  const release = await holdResponses(page, '/products/add')
  await button(page, 'Add Product').click()
  expect(await button(page, 'Adding...').isDisabled()).toBe(true)
  release()
  await page.getByText('Product added successfully!').waitFor()
})

// Requirement 2.23-12: After a category is added, `/admin` opens and reloads its data.
// Requirement 2.23-24: The list is loaded again if the page that led here asks for it.
// Requirement 8-17: If a category can't be added, 'Failed to add Category!' is shown.
// Requirement 5-22
test('a category is added and the back office reloads, and a failure is shown', async () => {
  const page = await openSection(shop, 'add-category')
  await button(page, 'Add Category').click()
  for (const sentence of [
    'Name should not be empty',
    'Description should not be empty',
    'Please upload an image.',
  ])
    await page.getByText(sentence, { exact: true }).waitFor()
  await page.getByLabel('Category Name').fill('Biscuits')
  await page.getByLabel('Description').fill('Baked.')
  await page.locator('input[type=file]').setInputFiles(await photo())
  await mockResponse(page, '/categories/add', 500)
  await button(page, 'Add Category').click()
  await page.getByText('Failed to add Category!').waitFor()
  await restoreResponses(page, '/categories/add')
  await button(page, 'Add Category').click()
  await page.getByText('Category added Successfully!').waitFor()
  await page.waitForURL('/admin')
  await expect.poll(() => page.evaluate(() => window.history.state?.usr)).toEqual({ refetch: true })
})

// Requirement 2.23-13: 'Add Banner Image' has a title, an image and the button 'Add Image'.
// Requirement 2.23-14: The file picker accepts only images and previews the selected one.
// Requirement 8-26: If an image can't be added, 'Failed to add image. Please try again.' is shown.
// Requirement 8-27: If no image is selected, 'Please upload an image.' is shown (decision X28).
// Requirements 5-26, 8-25
test('an image needs a title and a file, and the result is shown', async () => {
  const page = await openSection(shop, 'images')
  await page.getByLabel('Title').fill('Diwali offer')
  await button(page, 'Add Image').click()
  await page.getByRole('alert').getByText('Please upload an image.', { exact: true }).waitFor()
  const picker = page.locator('input[type=file]').first()
  expect((await picker.getAttribute('accept'))?.split(',').every((type) => type.startsWith('image/'))).toBe(
    true,
  )
  await picker.setInputFiles(await photo())
  await page.getByRole('img', { name: 'New image: photo.png' }).waitFor()
  await mockResponse(page, '/images/add', 500)
  await button(page, 'Add Image').click()
  await page.getByText('Failed to add image. Please try again.').waitFor()
  await restoreResponses(page, '/images/add')
  await button(page, 'Add Image').click()
  await page.getByText('Image added Successfully! 🎉').waitFor()
})

/** Edits the item with this name, with a failed attempt first, then cancels and confirms its deletion. */
async function editAndDelete(page: Page, name: string, words: Words) {
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  const window = page.getByRole('dialog', { name: words.title })
  for (const label of words.labels)
    await expect.poll(() => window.getByLabel(label).inputValue()).not.toBe('')
  await window.getByText('Upload New Image').waitFor()
  await window.locator('img[src^="/pictures/"]').waitFor()
  await button(page, 'Cancel').click()
  await window.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: `Edit ${name}` }).click()
  const description = window.getByRole('textbox', { name: 'Description', exact: true })
  await description.fill('')
  await button(page, 'Save Changes').click()
  await window.getByText('Description should not be empty', { exact: true }).waitFor()
  await description.fill('Looked over again.')
  await mockResponse(page, words.path, 500)
  await button(page, 'Save Changes').click()
  await page.getByText(words.failedUpdate).waitFor()
  await restoreResponses(page, words.path)
  await button(page, 'Save Changes').click()
  await window.waitFor({ state: 'detached' })
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  expect(await clampOf(card.getByText('Looked over again.'))).toBe('2')
  await card.locator('img[src^="/pictures/"]').waitFor()

  await mockResponse(page, words.path, 500)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('heading', { name: words.question }).waitFor()
  await button(page, 'Delete').click()
  await page.getByText(words.failedDelete).waitFor()
  await restoreResponses(page, words.path)
  const asked: string[] = []
  // Cards that move up load their pictures; only the list itself must not be loaded again.
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.method()))
  await button(page, 'Delete').click()
  // While the question is open, the list behind it is hidden from assistive technology and thus from `card`.
  await page.getByRole('heading', { name: words.question }).waitFor({ state: 'detached' })
  await card.waitFor({ state: 'detached' })
  expect(asked).toEqual(['DELETE'])
}

/** The line-clamp of a text. */
const clampOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).webkitLineClamp)

type Words = Record<'title' | 'path' | 'failedUpdate' | 'question' | 'failedDelete', string> & {
  labels: string[]
}

// Requirement 2.23-15: Categories are cards with an image or a placeholder, a name and two lines of description.
// Requirement 2.23-16: Each category card has Edit and Delete.
// Requirement 2.23-19: 'Edit Category' is a dialog with name, description, the current image, 'Upload New Image',
//   'Cancel' and 'Save Changes'.
// Requirement 4-26: Edit dialogs open with the current values.
// Requirement 4-27: Cancel closes an edit dialog.
// Requirement 4-28: Saving closes an edit dialog and reloads the list.
// Requirement 4-29: A deleted entry disappears from the list at once.
// Requirement 5-28: Deleting a category asks 'Are you sure you want to delete this category?'.
// Requirement 8-20: If a category can't be deleted, 'Failed to delete the category. Please try again.' is shown.
// Requirement 8-44: If a category can't be saved, a short message is shown (decision B18).
test('categories are cards that are edited and deleted with the specified texts', async () => {
  const page = await openSection(shop, 'categories')
  const form = { name: 'Jams', description: 'Cooked.', image: await photo() }
  await call(page.request.post('/api/categories/add', { multipart: form }))
  await page.reload()
  await editAndDelete(page, 'Jams', {
    title: 'Edit Category',
    labels: ['Category Name', 'Description'],
    path: '/categories',
    failedUpdate: 'Failed to update the category.',
    question: 'Are you sure you want to delete this category?',
    failedDelete: 'Failed to delete the category. Please try again.',
  })
})

// Requirement 2.23-20: Products are cards with cover, name, 'Price: ₹ {price}', Quantity, Stock and a short
//   description.
// Requirement 2.23-21: Each product card has Edit and Delete.
// Requirement 2.23-25: 'Edit Product' is a dialog with name, description, price, stock, the current cover, 'Upload
//   New Image', 'Cancel' and 'Save Changes'.
// Requirement 8-22: If a product can't be deleted, 'Failed to delete the product. Please try again.' is shown.
// Requirement 8-23: If a product can't be saved, 'Failed to update the product.' is shown.
// Requirements 4-26, 4-28, 4-29, 5-24, 5-29
test('products are cards with their figures that are edited and deleted with the specified texts', async () => {
  const page = await openSection(shop, 'products')
  const [category] = await (await page.request.get('/api/categories')).json()
  const texts = { name: 'Fig Jam', one_liner: 'Sweet.', description: 'Cooked slowly.', quantity: '200 g' }
  const figures = { price: '180', stock: '9', category_id: String(category.id) }
  const form = { ...texts, ...figures, image: await photo() }
  await call(page.request.post('/api/products/add', { multipart: form }))
  await page.reload()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fig Jam' })
  for (const words of ['Price: ₹ 180', 'Quantity: 200 g', 'Stock: 9', 'Cooked slowly.'])
    await card.getByText(words).waitFor()
  await editAndDelete(page, 'Fig Jam', {
    title: 'Edit Product',
    labels: ['Product Name', 'Price', 'Stock'],
    path: '/products',
    failedUpdate: 'Failed to update the product.',
    question: 'Are you sure you want to delete this product?',
    failedDelete: 'Failed to delete the product. Please try again.',
  })
})
