import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const controls = [
  'a[href]',
  'button:enabled:not([aria-disabled="true"])',
  'summary',
  'select:enabled',
  'label:has(input:is([type="checkbox"], [type="radio"], [type="file"]):enabled)',
].join(',')

/**
 * Checks that every control looks different while it is pressed. Really pressing them would act, so a class gets the
 * rules of `:active`, and the controls get the class.
 */
export async function expectPressedLook(page: Page) {
  expect(await page.evaluate(findUnchangedByPress, controls)).toEqual([])
}

/** Runs in the page. */
function findUnchangedByPress(selector: string) {
  const pressed = 'pressed-in-test'
  const copyRules = (
    { cssRules, insertRule }: CSSStyleSheet | CSSGroupingRule | CSSStyleRule,
    into: object,
  ) => {
    for (let at = cssRules.length - 1; at >= 0; at--) {
      const rule = cssRules[at]
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':active'))
        insertRule.call(into, rule.cssText.replaceAll(':active', `.${pressed}`), at + 1)
      else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) copyRules(rule, rule)
    }
  }
  for (const sheet of document.styleSheets) copyRules(sheet, sheet)
  const lookOf = (control: Element) => {
    const { opacity, backgroundColor } = getComputedStyle(control)
    return `${opacity} ${backgroundColor}`
  }
  const visible = [...document.querySelectorAll(selector)].filter((control) => control.checkVisibility())
  const released = visible.map(lookOf)
  for (const control of visible) control.classList.add(pressed)
  const unchanged = visible.filter((control, at) => lookOf(control) === released[at])
  for (const control of visible) control.classList.remove(pressed)
  return unchanged.map(({ outerHTML }) => outerHTML.slice(0, 200))
}
