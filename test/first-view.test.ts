import { expect, test } from 'vitest'
import { firstViewScripts, laterScripts } from './first-view.ts'

test.each(firstViewScripts())(
  'the first view of the $page page in $language loads at most $most bytes of script',
  (view) => {
    expect(view.bytes).toBeLessThanOrEqual(view.most)
  },
)

test('the code that measures page speed is small, and needs only what the first view has loaded', () => {
  for (const { bytes, imports } of laterScripts('src/operations/page-speed/shop/measure-visit.ts')) {
    expect(bytes).toBeLessThanOrEqual(3400)
    expect(imports).toEqual(['src/pages/browser.tsx'])
  }
})
