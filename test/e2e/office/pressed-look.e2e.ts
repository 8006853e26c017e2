import { expect, test } from 'vitest'
import { openSection } from '../driving/back-office.ts'
import { expectPressedLook } from '../driving/pressed-look.ts'
import { useShop } from '../driving/use-shop.ts'
import { noteRequests } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test('every control of every section looks different while it is pressed', async () => {
  const page = await openSection(shop, 'dashboard')
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href))
  expect(addresses.length).toBeGreaterThan(15)
  const isQuiet = noteRequests(page)
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isQuiet()
    await expectPressedLook(page)
  }
})
