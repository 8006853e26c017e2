import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOnAnyPicture, minContrast, minOverlayStrength, textOnPictures } from './contrast.ts'

test('the weakest ground is the first behind which words can be read on any picture', () => {
  const least = (strength: number) =>
    Math.min(contrastOnAnyPicture('light', strength), contrastOnAnyPicture('dark', strength))
  expect(least(minOverlayStrength)).toBeGreaterThanOrEqual(minContrast)
  expect(least(minOverlayStrength - 5)).toBeLessThan(minContrast)
  expect(minOverlayStrength).toBe(70)
  expect(contrastOnAnyPicture('dark', 0)).toBeCloseTo(1)
})

test('the colours are those of the style sheet', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../ui/styles.css'), 'utf8')
  expect(styles).toContain(`--color-ink: ${textOnPictures.light.words};`)
  expect(styles).toContain(`--color-cream: ${textOnPictures.light.ground};`)
  expect(styles).toContain(`--color-ink: ${textOnPictures.dark.ground};`)
})
