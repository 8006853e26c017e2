import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desk, phone } from './browser.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Checks the page's accessibility (WCAG 2, levels A and AA). Elements that fade in have a lower contrast, so animations
 * are set to end at once during the check.
 */
export async function expectNoViolations(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1000 })
  await page.evaluate(waitForAnimations)
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Otherwise axe opens another page for each report, which only pages with frames need.
  const { violations } = await builder
    .setLegacyMode(page.frames().length === 1)
    .withTags(rules)
    .analyze()
  // Not detached before the page closes, because that would remove the page's virtual fingerprint reader.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n${node.html}\n${node.failureSummary}`),
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

const widths = [phone, { width: 768, height: 1024 }, desk, { width: 1920, height: 1080 }]

/** Checks the accessibility in widths from a phone to a large screen, and that nothing scrolls sideways. */
export async function expectUsableAtAllWidths(page: Page) {
  for (const { width, height } of widths) {
    await page.setViewportSize({ width, height })
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

/** Waits until animations have ended, except infinite ones such as spinners. */
const waitForAnimations = async () => {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map((motion) => motion.finished))
}
