import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { openSection } from '../driving/back-office.ts'
import { confirmStepUpAutomatically } from '../driving/step-up.ts'
import { useShop } from '../driving/use-shop.ts'

const buttonIn = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-472
test('a merchant enters a place for backups, tests it and removes it', async () => {
  const page = await openSection(shop, 'connections')
  await confirmStepUpAutomatically(page)
  const backups = page.getByRole('listitem', { name: 'Backups' })
  await buttonIn(backups, 'Set up Backups').click()
  const dialog = page.getByRole('dialog', { name: 'Set up Backups' })
  await dialog.getByLabel('Folder or bucket').fill('ftp://nowhere')
  await buttonIn(dialog, 'Save Changes').click()
  await dialog.getByText('Must be a folder').waitFor()
  await dialog.getByLabel('Folder or bucket').fill(`${shop.dataDir}/on-another-disk`)
  await buttonIn(dialog, 'Save Changes').click()
  await backups.getByText('Set up', { exact: true }).waitFor()
  await buttonIn(backups, 'Test Backups').click()
  await backups.getByText('A test file was written, read and deleted.').waitFor()
  await expectUsableAtAllWidths(page)

  await page.reload()
  await backups.getByText('A test file was written, read and deleted.').waitFor()
  await buttonIn(backups, 'Remove Backups').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await backups.getByText('Not set up').waitFor()
  expect(await buttonIn(backups, 'Test Backups').count()).toBe(0)
})
