import { HtmlValidate, Rule } from 'html-validate'
import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

/** A group of a description list contains only names and values, a rule that the library lacks. */
class GroupsOfNamesAndValues extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }) => {
      for (const part of document.querySelectorAll('dl > div > *'))
        if (!['dt', 'dd', 'script', 'template'].includes(part.tagName))
          this.report(part, `<${part.tagName}> stands in a group of a <dl>`)
    })
  }
}

/** Only the rules of the HTML standard; the formatting of tags is the renderer's business. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  plugins: [{ name: 'dl', rules: { 'dl-groups': GroupsOfNamesAndValues } }],
  rules: { 'dl-groups': 'error' },
})

const errorsOf = async (html: string) => {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

// Requirement D-110: Pages are valid HTML.
test.each([
  '<dl><div><dt>a</dt><dd>b</dd><span>c</span></div></dl>',
  '<input type="tel" autocomplete="tel-national">',
  '<ul><p>x</p></ul>',
])('the checker detects what is wrong in %s', async (wrong) => {
  const html = `<!doctype html><html lang="en"><head><title>t</title></head><body>${wrong}</body></html>`
  expect(await errorsOf(html)).toHaveLength(1)
})

test.each([
  ['/', 'visitor'],
  ['/categories', 'visitor'],
  ['/categories?q=muesli', 'visitor'],
  ['/categories/1', 'visitor'],
  ['/product/1', 'visitor'],
  ['/about', 'visitor'],
  ['/shipping-policy', 'visitor'],
  ['/login', 'visitor'],
  ['/register', 'visitor'],
  ['/reset-password/a%40b.in/abc', 'visitor'],
  ['/no/such/page', 'visitor'],
  ['/ta', 'visitor'],
  ['/ta/product/1', 'visitor'],
  ['/ta/privacy-policy', 'visitor'],
  ['/cart', 'customer'],
  ['/ta/cart', 'customer'],
  ['/admin', 'admin'],
] as const)('the HTML of %s for a %s has no error', async (path, person) => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const asker = person === 'visitor' ? shop.visitor() : await signInAs(shop, person)
  const { html } = await openPage(asker, path)
  expect(await errorsOf(html)).toEqual([])
})
