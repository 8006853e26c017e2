import { expect, test } from 'vitest'
import { sentences } from './words/index.ts'

test.each([
  ['400 g', '400 கிராம்'],
  ['1.5 kg', '1.5 கிலோ'],
  ['500ml', '500 மி.லி.'],
  ['1 L', '1 லிட்டர்'],
  ['6 pieces', '6 எண்ணம்'],
  ['3 x 100 g', '3 x 100 கிராம்'],
  ['Family pack of 4', 'Family pack of 4'],
  ['200 g jar', '200 கிராம் jar'],
])('%s is %s in Tamil, and in English what was typed', (label, inTamil) => {
  expect(sentences.packSize({ label }).in('ta')).toBe(inTamil)
  expect(sentences.packSize({ label }).in('en')).toBe(label)
})
