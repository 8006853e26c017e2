import { expect, test } from 'vitest'
import { firstViewScripts } from './first-view.ts'

test.each(firstViewScripts())(
  'the first view of the $page page in $language loads at most $most bytes of script',
  (view) => {
    expect(view.bytes).toBeLessThanOrEqual(view.most)
  },
)
