import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

/**
 * Neither a fixed wait nor an idle network proves that the page is hydrated; `openInteractive` and `waitUntilHydrated`
 * do. Playwright's scrolling fails if an element is replaced meanwhile; `bringIntoView` does not.
 */
const fixedWaits = /networkidle|waitForTimeout|scrollIntoViewIfNeeded/

test('no story waits for a while, for a network at rest, or for an element that may be exchanged', () => {
  expect(stories.length).toBeGreaterThan(40)
  expect(stories.filter((name) => fixedWaits.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
