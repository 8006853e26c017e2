import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variantPlace } from '../../areas/pictures/server/picture-places.ts'

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
