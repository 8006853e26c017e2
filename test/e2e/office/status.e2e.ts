import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { untilFocused } from '../driving/presses.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-277
test('a merchant checks the shop’s status by keyboard alone, and after a reload', async () => {
  const page = await openSection(shop, 'status')
  const line = (name: string) => page.getByRole('listitem', { name, exact: true })
  await line('Database').getByText('Response time').waitFor()
  await line('Disk').getByText('free of').waitFor()
  await line('Razorpay').getByText('No keys are set. Your shop takes demo payments only.').waitFor()
  await line('Background tasks').getByText('background tasks run in this process').waitFor()
  await line('Images').getByText('The images folder is readable.').waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Shop server',
    'Database',
    'Disk',
    'Memory',
    'Razorpay',
    'Orders waiting for Razorpay',
    'Razorpay webhooks',
    'Emails',
    'WhatsApp messages',
    'Connections',
    'Background tasks',
    'Backups',
    'Images',
    'Page speed for visitors',
  ])

  const again = page.waitForResponse('**/api/status')
  await button(page, 'Refresh').focus()
  await page.keyboard.press('Enter')
  expect((await again).status()).toBe(200)
  await untilFocused(button(page, 'Refresh'))
  const times = line('Background tasks').getByText('Last run of each background task')
  await times.focus()
  await page.keyboard.press('Enter')
  await line('Background tasks').getByText('send emails', { exact: true }).waitFor()

  await expectUsableAtAllWidths(page)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Status' }).waitFor()
  await line('Backups').getByText('Automatic backups are off').waitFor()
})
