import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Replaces the page's clock. Must be called before the page is opened. */
export async function installClock(page: Page) {
  await page.clock.install({ time: new Date('2026-06-15T06:00:00Z') })
}

/** From here on time moves only on command. Waits until pending rendering is done. */
export async function pauseClock(page: Page) {
  const pause = async () => page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000))
  // A busy page may need longer than that second. Its clock has stopped by then, so the second attempt succeeds.
  await pause().catch(pause)
  await waitUntilDrawn(page)
}

/** Advances the clock in small steps until an element is visible; network responses take no page time. */
export async function advanceUntilVisible(page: Page, thing: Locator) {
  for (let round = 0; round < 1000; round++) {
    if (await thing.isVisible()) return await waitUntilDrawn(page)
    await page.clock.runFor(5)
    await wait(25)
  }
  throw new Error(`Not there: ${thing}`)
}

/**
 * Lets the page finish its pending work, because its timers may start only after rendering, and on a slow machine the
 * clock would be advanced before that.
 */
export const waitUntilDrawn = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (let turn = 0; turn < 50; turn++)
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(turn)
      })
  })

/** Checks that a message stays visible for this long and no longer. */
export async function expectVisibleFor(page: Page, message: Locator, seconds: number) {
  await advanceUntilVisible(page, message)
  await page.clock.runFor(seconds * 1000 - 100)
  expect(await message.isVisible(), `still there after almost ${seconds} s`).toBe(true)
  await page.clock.runFor(700)
  await expect.poll(() => message.count(), { message: `gone after ${seconds} s` }).toBe(0)
}

/** Checks that the page redirects after this long and no sooner. Must be called once the timer has started. */
export async function expectRedirectAfter(page: Page, path: string, seconds: number) {
  const before = page.url()
  await waitUntilDrawn(page)
  await page.clock.runFor(seconds * 1000 - 800)
  expect(page.url()).toBe(before)
  await page.clock.runFor(900)
  await page.waitForURL(path)
}
