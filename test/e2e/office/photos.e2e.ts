import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

// Requirement D-528
test('chosen photos find their products, and are on the product pages soon', async () => {
  const page = await openSection(shop, 'photos')
  await page
    .getByLabel(/^Photos/)
    .setInputFiles([
      await photo('Idli Podi 2.jpg', '#803010'),
      await photo('IMG_0042.jpg', '#305010'),
      await photo('IMG_0043.jpg', '#306090'),
    ])
  await page.getByText('2 photos have no product yet, and stay here.').waitFor()
  await button(page, 'Choose the product of IMG_0042.jpg').click()
  await page.getByLabel('Find the product of IMG_0042.jpg').fill('turmeric')
  await button(page, 'Salem Turmeric Powder').click()
  await expectUsableAtAllWidths(page)
  await button(page, 'Add 2 photos').click()
  await page.getByText('2 photos uploaded.').waitFor()
  await expect.poll(() => page.getByText('Added', { exact: true }).count()).toBe(2)
  await page.getByRole('link', { name: 'Salem Turmeric Powder' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByText('The photos that you chose aren’t uploaded yet.').waitFor()
  await button(page, 'Leave').click()
  await page.getByRole('dialog', { name: 'Edit Product' }).waitFor()
  await page
    .getByText(/^(Cover|Image \d)$/)
    .first()
    .waitFor()
})
