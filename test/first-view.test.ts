import { expect, test } from 'vitest'
import { firstViewScripts } from './first-view.ts'

test.each(firstViewScripts())('the first view of the $page page loads at most $most KB of script', (view) => {
  expect(view.kilobytes).toBeLessThanOrEqual(view.most)
})
