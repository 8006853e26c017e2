import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const controls = [
  'a[href]',
  'button:enabled:not([aria-disabled="true"])',
  'summary',
  'select:enabled',
  'label:has(input:is([type="checkbox"], [type="radio"], [type="file"]):enabled)',
].join(',')

/** Checks that every control looks different while it is pressed, also those that are still being rendered. */
export const expectPressedLook = (page: Page) => expect.poll(() => unchangedByPress(page)).toEqual([])

/** Tells the browser that all controls are pressed, because really pressing them would act. */
async function unchangedByPress(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls })
  const released = await looksOf(page)
  for (const nodeId of nodeIds)
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })
  const pressed = await looksOf(page)
  await devtools.detach()
  return pressed.filter((look, at) => look.style === released[at]?.style)
}

const looksOf = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const { opacity, backgroundColor } = getComputedStyle(control)
          return { html: control.outerHTML.slice(0, 200), style: `${opacity} ${backgroundColor}` }
        }),
    controls,
  )
