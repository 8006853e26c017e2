import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { loadRenderer } from '#http/pages/renderer.ts'
import { saveTexts } from '#shopfront/pages/server/texts/save-texts.ts'
import { addPricedProduct, bumpVersion, completeLabel, createRealShop } from '../shop/real-shop.ts'
import { saveLabel } from '../shop/search.ts'
import { signInAs } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

const inOrder = (text: string, words: string[]) => words.map((word) => text.indexOf(word))

// Requirements D-387, D-388
// Requirement D-390: The home page says who makes the food, in the merchant's words and beside the first image of the About
//   page; without words the part is left out (decision X16).
test('the demo’s home page has its parts in order: categories, products, needs, maker', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const { main, root } = await openPage(shop.visitor(), '/')
  const places = inOrder(main, [
    'Shop by Categories',
    'Shop by Products',
    'Shop by need',
    'Our Story',
    'What we stand for',
  ])
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  // Nothing has been sold.
  expect(main).not.toContain('Bestsellers')
  expect(linksWithText(root, 'Gluten-free')).toEqual(['/categories?claim=gluten_free'])
  expect(linksWithText(root, 'More about us')).toEqual(['/about'])
  const { main: tamil } = await openPage(shop.visitor(), '/ta')
  for (const word of ['உங்கள் தேவைக்கு ஏற்றவை', 'எங்கள் கதை']) expect(tamil).toContain(word)
})

// Requirement D-390
test('a shop without products, sales and a story has none of these parts, and says no more than its merchant', async () => {
  const shop = await createRealShop({}, { renderer: await loadRenderer() })
  await saveLabel(shop, (await addPricedProduct(shop.db)).id, completeLabel)
  await bumpVersion(shop)
  const admin = await signInAs(shop, 'admin')
  const open = async () => (await openPage(shop.visitor(), '/')).main
  const empty = await open()
  for (const word of ['Bestsellers', 'Shop by need', 'More about us', 'Our Story'])
    expect(empty).not.toContain(word)
  const { builtIn } = (await admin.get('/api/edited-texts/home/en')).json()
  const texts = { ...builtIn, maker: 'Meet Kavitha', story: 'She roasts on Mondays.' }
  expect(
    await saveTexts(shop, {
      page: 'home',
      language: 'en',
      version: 0,
      as: 'published',
      texts,
      by: admin.user,
    }),
  ).toEqual({ ok: true })
  expect(await open()).toContain('Meet Kavitha')
  expect(await open()).toContain('She roasts on Mondays.')
})
