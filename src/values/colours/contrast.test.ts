import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOnAnyPicture, enoughContrast, leastStrength, wordsOnPictures } from './contrast.ts'

test('the weakest ground is the first behind which words can be read on any picture', () => {
  const least = (strength: number) =>
    Math.min(contrastOnAnyPicture('light', strength), contrastOnAnyPicture('dark', strength))
  expect(least(leastStrength)).toBeGreaterThanOrEqual(enoughContrast)
  expect(least(leastStrength - 5)).toBeLessThan(enoughContrast)
  expect(leastStrength).toBe(70)
  expect(contrastOnAnyPicture('dark', 0)).toBeCloseTo(1)
})

test('the colours are those of the style sheet', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../ui/styles.css'), 'utf8')
  expect(styles).toContain(`--color-ink: ${wordsOnPictures.light.words};`)
  expect(styles).toContain(`--color-cream: ${wordsOnPictures.light.ground};`)
  expect(styles).toContain(`--color-ink: ${wordsOnPictures.dark.ground};`)
})
