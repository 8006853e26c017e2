import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newCategory, newProduct } from '../../areas/catalogue/contract.ts'
import { categoryTranslations, productTranslations } from '../../areas/catalogue/translation-contract.ts'
import { variantPlace } from '../../areas/pictures/server/picture-places.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import tamil from './catalogue.ta.json' with { type: 'json' }

const json = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const pictures: Record<string, { key: string; widths: number[]; alt: string }> = json('pictures.json')

const expectedFiles = Object.values(pictures).flatMap(({ key, widths }) =>
  widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantPlace(key, { width, format })),
  ),
)
const storedFiles = readdirSync(join(import.meta.dirname, 'pictures'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

test('every picture that the catalogue names is there', () => {
  const named = JSON.stringify(json('catalogue.json')).match(/[\w/-]+\.webp/g) ?? []
  expect(new Set(Object.keys(pictures))).toEqual(new Set(named))
})

test('every width is there in both formats, and nothing else', () => {
  const stored = storedFiles.map((file) => file.slice(import.meta.dirname.length + 1))
  expect(stored.sort()).toEqual(expectedFiles.sort())
})

test('the demo stays small enough to be kept with the code', () => {
  const bytes = storedFiles.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThan(12 * 1024 * 1024)
})

test.each(catalogue.products)('the back office can save $name as it is', (product) => {
  const wrong = newProduct.safeParse({
    ...product,
    price: String(product.price),
    mrp: String(product.mrp),
    stock: String(product.stock),
    discount: product.discount === null ? '' : String(product.discount),
    category_id: '1',
    composition: JSON.stringify(product.composition),
  }).error
  expect(wrong?.issues ?? []).toEqual([])
})

test.each(catalogue.categories)('the back office can save the category $name as it is', (category) => {
  expect(newCategory.safeParse(category).error?.issues ?? []).toEqual([])
})

test('every category, every product and every part of one has its Tamil', () => {
  const products: Record<string, { parts: Record<string, string> }> = tamil.products
  expect(Object.keys(tamil.categories)).toEqual(catalogue.categories.map(({ slug }) => slug))
  expect(Object.keys(products)).toEqual(catalogue.products.map(({ slug }) => slug))
  for (const { slug, composition } of catalogue.products)
    expect(Object.keys(products[slug]?.parts ?? {}), slug).toEqual(composition.map(({ label }) => label))
})

test.each(Object.entries(tamil.products))(
  'the back office can save the Tamil of %s as it is',
  (_slug, texts) => {
    const typed = { ta: texts }
    expect(productTranslations.parse(typed)).toEqual(typed)
  },
)

test.each(Object.entries(tamil.categories))(
  'the back office can save the Tamil of the category %s as it is',
  (_slug, texts) => {
    const typed = { ta: texts }
    expect(categoryTranslations.parse(typed)).toEqual(typed)
  },
)
