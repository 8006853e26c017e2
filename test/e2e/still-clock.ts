import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Lets the page's own time stand still until it is moved. To be called before the page is opened. */
export async function installClock(page: Page) {
  await page.clock.install({ time: new Date('2026-06-15T06:00:00Z') })
}

/** From here on time moves only when it is told to. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000))

/** Moves time on by a little until something is there: answers take no time of the page's. */
export async function untilThere(page: Page, thing: Locator) {
  for (let round = 0; round < 200; round++) {
    if (await thing.isVisible()) return
    await page.clock.runFor(5)
    await wait(25)
  }
  throw new Error(`Not there: ${thing}`)
}

/** A message is there, stays so long and no longer. */
export async function expectToStay(page: Page, message: Locator, seconds: number) {
  await untilThere(page, message)
  await page.clock.runFor(seconds * 1000 - 100)
  expect(await message.isVisible(), `still there after almost ${seconds} s`).toBe(true)
  await page.clock.runFor(700)
  await expect.poll(() => message.count(), { message: `gone after ${seconds} s` }).toBe(0)
}

/** The page goes elsewhere after so long and no sooner. To be called once the waiting has begun. */
export async function expectToGoOn(page: Page, path: string, seconds: number) {
  const before = page.url()
  await page.clock.runFor(seconds * 1000 - 800)
  expect(page.url()).toBe(before)
  await page.clock.runFor(900)
  await page.waitForURL(path)
}
