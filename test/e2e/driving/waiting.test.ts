import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

/**
 * Neither a while nor a network at rest says that the script has run: on a slow machine it has not. `openInteractive` and
 * `takenOver` do. Playwright's scrolling fails where a part is drawn anew meanwhile; `bringIntoView` does not.
 */
const guesses = /networkidle|waitForTimeout|scrollIntoViewIfNeeded/

test('no story waits for a while, for a network at rest, or for an element that may be exchanged', () => {
  expect(stories.length).toBeGreaterThan(40)
  expect(stories.filter((name) => guesses.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
