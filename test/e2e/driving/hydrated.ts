import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { waitUntilIdle } from './wait-until-idle.ts'

/** Waits until a lazily hydrated part is hydrated. `openInteractive` covers the rest of the page. */
export async function waitUntilHydrated(part: Locator) {
  await bringIntoView(part)
  await expect.poll(() => part.evaluate(isHydrated), { message: `${part} is taken over` }).toBe(true)
  await waitUntilIdle(part.page())
}

/**
 * Scrolls an element into view. Playwright's own call fails if React replaces the element meanwhile, which happens to a
 * lazy part whose code loads at the second attempt; this looks the element up again.
 */
export const bringIntoView = (part: Locator) =>
  expect.poll(() => part.evaluate(scrollTo), { message: `${part} is in the window` }).toBe(true)

function scrollTo(element: Element) {
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/** React sets a property on every element that it renders or hydrates, shortly before its handlers work. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
