import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desk, phone } from './browser.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Looks at the page as it stands for what keeps people from using it (WCAG 2, levels A and AA). What is fading in has
 * another contrast for a moment, and more may begin to fade while it is looked at, so meanwhile motion takes no time.
 */
export async function expectNoViolations(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1000 })
  await page.evaluate(waitForAnimations)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  // The session ends with the page: ended before, it would take a fingerprint reader of the page with it.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n${node.html}\n${node.failureSummary}`),
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

const widths = [phone, { width: 768, height: 1024 }, desk, { width: 1920, height: 1080 }]

/** The same from a phone to a large screen, and that nothing has to be scrolled sideways. */
export async function expectUsableAtAllWidths(page: Page) {
  for (const { width, height } of widths) {
    await page.setViewportSize({ width, height })
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

/** Motion without an end (a spinner) is not waited for. */
const waitForAnimations = async () => {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map((motion) => motion.finished))
}
