import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Second words for one thing, by the one that docs/tamil.md keeps. */
const others = {
  நிறம்: /நிறமூட்டி|நிறமி|சாயம்|கலர்/,
  'பதப்படுத்தும் பொருள்': /பிரிசர்வேட்டிவ்|ப்ரிசர்வேட்டிவ்|பாதுகாக்கும் பொருள்|பதப்படுத்திகள்/,
  'ஐபி முகவரி': /நெட்வொர்க் முகவரி/,
  'இரண்டு படிச் சரிபார்ப்பு': /இரண்டாவது சரிபார்ப்பு/,
}

// Requirement D-86
test.each(Object.entries(others))('%s has the same name everywhere', (_word, second) => {
  const files = [...globSync('src/**/words/**/ta.ts', { cwd: root }), 'src/database/demo/catalogue.ta.json']
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => second.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
