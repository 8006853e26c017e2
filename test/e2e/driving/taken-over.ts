import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { untilAtRest } from './until-at-rest.ts'

/**
 * Waits until the script has taken over a part of the page that stands below what is seen first: it does so when the
 * part comes near the window, or at the first press, once the part's own code is there. Before that its links load a
 * new document and its buttons do nothing. `openAnswering` speaks of the rest of the page.
 */
export async function takenOver(part: Locator) {
  await bringIntoView(part)
  await expect.poll(() => part.evaluate(isReactsOwn), { message: `${part} is taken over` }).toBe(true)
  await untilAtRest(part.page())
}

/**
 * Scrolls until a part is in the window. Playwright's own call fails where the element is exchanged for another under
 * it, which happens to a part whose code came at the second try; this asks for whatever stands there now.
 */
export const bringIntoView = (part: Locator) =>
  expect.poll(() => part.evaluate(scrollTo), { message: `${part} is in the window` }).toBe(true)

function scrollTo(element: Element) {
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/** React leaves its mark on every element that it draws or takes over, a moment before it answers for it. */
const isReactsOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
