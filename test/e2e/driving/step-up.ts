import type { Page } from 'playwright-core'
import { administrator } from './demo-logins.ts'
import { expectPageError } from './page-errors.ts'

const stepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** From now on enters the pin in step-up dialogs, for tests that are about something else. */
export const confirmStepUpAutomatically = (page: Page, pin = administrator.pin) =>
  page.addLocatorHandler(stepUpDialog(page), async (asked) => {
    expectPageError(page, /status of 403/)
    for (const [at, digit] of [...pin].entries()) await asked.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
    await asked.getByRole('button', { name: 'Confirm' }).click()
  })

/**
 * Stops the automatic pin, for a test that fills in the dialog itself.
 * @returns the dialog
 */
export async function confirmStepUpByHand(page: Page) {
  await page.removeLocatorHandler(stepUpDialog(page))
  return stepUpDialog(page)
}
