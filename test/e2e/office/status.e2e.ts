import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/office.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test('a merchant looks how the shop is, by keys alone, and after a reload', async () => {
  const page = await openSection(shop, 'status')
  const line = (name: string) => page.getByRole('listitem', { name, exact: true })
  await line('Database').getByText('It answers within').waitFor()
  await line('Disk').getByText('free of').waitFor()
  await line('Razorpay').getByText('The shop has no keys and takes pretend money.').waitFor()
  await line('Jobs').getByText('jobs run in this process').waitFor()
  await line('Pictures').getByText('The folder of the pictures can be read.').waitFor()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(11)

  const again = page.waitForResponse('**/api/status')
  await button(page, 'Look again').focus()
  await page.keyboard.press('Enter')
  expect((await again).status()).toBe(200)
  await expect
    .poll(() => button(page, 'Look again').evaluate((it) => it === document.activeElement))
    .toBe(true)
  const times = line('Jobs').getByText('When each job was last done')
  await times.focus()
  await page.keyboard.press('Enter')
  await line('Jobs').getByText('send mails', { exact: true }).waitFor()

  await expectUsableAtAllWidths(page)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Status' }).waitFor()
  await line('Backup').getByText('None is made by itself').waitFor()
})
