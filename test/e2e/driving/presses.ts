import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type desk, openInteractive, openShop } from './browser.ts'
import { signIn } from './customers.ts'
import { administrator } from './shopper.ts'

type Screen = typeof desk

/** Sections that a phone's bottom bar opens, by what the bar calls them. */
const shortcuts: Record<string, string> = {
  'View Orders': 'Orders',
  'View Products': 'Products',
  'View Users': 'Customers',
}

/** The back office on a screen, with what its merchant does. Clicks and taps are counted; typing and Enter are not. */
export type Office = {
  page: Page
  isPhone: boolean
  /** Opens the first page of the back office, when the job is prepared. Presses count from here. */
  start: () => Promise<void>
  press: (thing: Locator) => Promise<void>
  /** Clicks into a field and types. */
  fill: (field: Locator, text: string) => Promise<void>
  /** Types into a field that a computer focuses by itself; a phone doesn't, because its keyboard would cover the page. */
  fillFocused: (field: Locator, text: string) => Promise<void>
  /** Submits the form of the focused field: with Ctrl+Enter on a computer, with its button on a phone. */
  submit: (button: Locator) => Promise<void>
  /** Opens a section by its name in the sidebar. */
  open: (section: string) => Promise<void>
}

/** Logs in as the administrator. @returns a function that does a job and counts its presses */
export async function openCounted(shop: { url: string }, screen: Screen) {
  const page = await openShop(shop, screen)
  await signIn(page, administrator)
  const isPhone = screen.touch
  let presses = 0
  const press = async (thing: Locator) => {
    presses++
    await thing.click()
  }
  const type = (text: string) => page.keyboard.insertText(text)
  const linkIn = (navigation: string, name: string) =>
    page.getByRole('navigation', { name: navigation }).getByRole('link', { name, exact: true })
  const office: Office = {
    page,
    isPhone,
    start: async () => {
      await openInteractive(page, '/admin')
      presses = 0
    },
    press,
    fill: async (field, text) => {
      await press(field)
      await type(text)
    },
    fillFocused: async (field, text) => {
      if (isPhone) await press(field)
      await untilFocused(field)
      await type(text)
    },
    submit: (button) => (isPhone ? press(button) : page.keyboard.press('Control+Enter')),
    open: async (section) => {
      const shortcut = isPhone ? shortcuts[section] : undefined
      if (shortcut) return press(linkIn('Shortcuts', shortcut))
      if (isPhone) await press(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button'))
      await press(linkIn('Sections', section))
    },
  }
  return async (job: (office: Office) => Promise<void>) => {
    await job(office)
    return presses
  }
}

/** Waits for a field that is focused. */
export const untilFocused = (thing: Locator) =>
  expect.poll(() => thing.evaluate((element) => element === document.activeElement)).toBe(true)

/** The presses that docs/clicks.md names for its jobs, by job. */
export function documentedPresses({ touch }: Screen): Record<string, number> {
  const text = readFileSync(new URL('../../../docs/clicks.md', import.meta.url), 'utf8')
  const [, table = ''] = text.split('| job | computer | phone |')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2)
  return Object.fromEntries(
    rows.map((row) => {
      const [, job = '', computer = '', phone = ''] = row.split('|').map((cell) => cell.trim())
      return [job, Number.parseInt(touch ? phone : computer, 10)]
    }),
  )
}
