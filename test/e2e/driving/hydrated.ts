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
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
