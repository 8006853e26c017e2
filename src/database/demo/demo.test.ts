import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listMissingFields } from '#catalogue/labels/admin/missing-label-fields.ts'
import { blankLabel, label } from '#catalogue/labels/contract.ts'
import { pictureVariantPath } from '#catalogue/pictures/server/picture-paths.ts'
import { newCategory } from '#catalogue/products/category-contract.ts'
import { newProduct } from '#catalogue/products/contract.ts'
import { categoryTranslations, productTranslations } from '#catalogue/products/translation-contract.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import tamil from './catalogue.ta.json' with { type: 'json' }
import { labelRows } from './demo-rows.ts'
import labels from './labels.json' with { type: 'json' }

const json = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const pictures: Record<string, { key: string; widths: number[]; alt: string }> = json('pictures.json')

const expectedFiles = Object.values(pictures).flatMap(({ key, widths }) =>
  widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => pictureVariantPath(key, { width, format })),
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

// Requirement D-116
test.each(catalogue.products)('the back office can save $name unchanged', (product) => {
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

// Requirement D-192: Every demo product has a complete and plausible label in both languages.
test('every product has a label', () => {
  expect(Object.keys(labels)).toEqual(catalogue.products.map(({ slug }) => slug))
})

const labelled = labelRows(new Map(catalogue.products.map(({ name }, at) => [name, at])))
const packs = catalogue.products.map(({ name, slug }, at) => ({
  name,
  slug,
  said: { ...blankLabel, ...JSON.parse(String(labelled[at]?.label)) },
}))

// Requirement D-192
test.each(packs)('the label of $name is complete, consistent and in both languages', ({ said }) => {
  expect(label.parse(said)).toEqual(said)
  expect(listMissingFields(said, {})).toEqual([])
  const { generic_name, ingredients, storage, directions } = said.translations.ta
  for (const text of [generic_name, ingredients, storage, directions]) expect(text).toMatch(/^[^a-zA-Z]+$/)
  expect(ingredients.split(', ')).toHaveLength(said.ingredients.split(', ').length)
})

/** The names of ingredients, and the food group of each. */
const groupsByWord: [RegExp, string][] = [
  [/wheat|oats/i, 'gluten'],
  [/peanut/i, 'peanuts'],
  [/almond|cashew/i, 'tree_nuts'],
  [/sesame/i, 'sesame'],
  [/mustard/i, 'mustard'],
]
// Requirement D-192
test.each(packs)('the label of $name names exactly the allergens in its ingredients', ({ said }) => {
  const found = groupsByWord.filter(([word]) => word.test(said.ingredients)).map(([, group]) => group)
  expect(said.contains).toEqual(found)
})

// Requirement D-192
test.each(packs)('the energy of $name matches its nutrition table', ({ said }) => {
  // 4 kcal per gram of protein and carbohydrate, 9 of fat, 2 of fibre, which is included in the carbohydrate.
  const most = 4 * (said.protein + said.carbohydrate) + 9 * said.total_fat
  expect(said.energy).toBeLessThanOrEqual(most * 1.02)
  expect(said.energy).toBeGreaterThan(most * 0.7)
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
