import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Lets the page's own time stand still until it is moved. To be called before the page is opened. */
export async function installClock(page: Page) {
  await page.clock.install({ time: new Date('2026-06-15T06:00:00Z') })
}

/** From here on time moves only when it is told to. What the last moments before have begun is drawn. */
export async function pauseClock(page: Page) {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000))
  await waitUntilDrawn(page)
}

/** Moves time on by a little until something is there: answers take no time of the page's. */
export async function advanceUntilVisible(page: Page, thing: Locator) {
  for (let round = 0; round < 1000; round++) {
    if (await thing.isVisible()) return await waitUntilDrawn(page)
    await page.clock.runFor(5)
    await wait(25)
  }
  throw new Error(`Not there: ${thing}`)
}

/**
 * Lets the page end what it has begun, which takes none of its own time: what is on the screen may begin to count its
 * seconds a moment later, and on a slow machine they would have been moved on before.
 */
const waitUntilDrawn = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (let turn = 0; turn < 50; turn++)
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(turn)
      })
  })

/** A message is there, stays so long and no longer. */
export async function expectVisibleFor(page: Page, message: Locator, seconds: number) {
  await advanceUntilVisible(page, message)
  await page.clock.runFor(seconds * 1000 - 100)
  expect(await message.isVisible(), `still there after almost ${seconds} s`).toBe(true)
  await page.clock.runFor(700)
  await expect.poll(() => message.count(), { message: `gone after ${seconds} s` }).toBe(0)
}

/** The page goes elsewhere after so long and no sooner. To be called once the waiting has begun. */
export async function expectRedirectAfter(page: Page, path: string, seconds: number) {
  const before = page.url()
  await waitUntilDrawn(page)
  await page.clock.runFor(seconds * 1000 - 800)
  expect(page.url()).toBe(before)
  await page.clock.runFor(900)
  await page.waitForURL(path)
}
