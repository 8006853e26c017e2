import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Opens the settings form and waits until it is loaded. */
async function openFacts() {
  const page = await openSection(shop, 'store')
  await field(page, 'Shop name').waitFor()
  return page
}

async function save(page: Page) {
  await button(page, 'Save Changes').click()
  await page.getByText('Store settings saved.').waitFor()
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const fetchHome = async () => (await fetch(`${shop.url}/`)).text()

test('a new name and phone number are on the storefront at once, and in the open back office', async () => {
  const page = await openFacts()
  await field(page, 'Shop name').fill('Malar Stores')
  await field(page, 'Phone numbers').fill('+91 90000 00001\n+91 422 249 5566')
  await save(page)
  const home = await fetchHome()
  expect(titleOf(home)).toContain('Malar Stores: ')
  expect(home).toContain('tel:+919000000001')

  await page.getByRole('banner').getByText('Malar Stores').waitFor()
  await expect.poll(() => page.title()).toBe('Store | Malar Stores')
  await page.getByRole('link', { name: 'View shop' }).click()
  await page.getByRole('link', { name: '+91 90000 00001' }).waitFor()
  await expect.poll(() => page.title()).toContain('Malar Stores: ')

  const shopper = await openShop(shop)
  await openInteractive(shopper, '/')
  await shopper.getByRole('contentinfo').getByRole('link', { name: '+91 90000 00001' }).waitFor()
})

const colourOf = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.body.querySelector('header') ?? document.body).backgroundColor,
  )

test('other colours are looked at, saved, and seen in the open back office and by a shopper', async () => {
  const shopper = await openShop(shop)
  await openInteractive(shopper, '/')
  const before = await colourOf(shopper)
  const page = await openFacts()
  await page.getByRole('radio', { name: 'Lagoon blue' }).check()
  await page.getByRole('img', { name: 'Preview: Lagoon blue' }).waitFor()
  expect(await colourOf(page)).toBe(before)
  await save(page)
  await expect.poll(() => colourOf(page)).toBe('rgb(242, 247, 247)')
  await openInteractive(shopper, '/')
  expect(await colourOf(shopper)).toBe('rgb(242, 247, 247)')
  await expectNoViolations(shopper)
})

test('a wrong value is said at its field, and nothing is saved', async () => {
  const page = await openFacts()
  const before = titleOf(await fetchHome())
  await field(page, 'Shop name').fill('')
  await field(page, 'PIN codes').fill('641001-641039, 64104')
  await button(page, 'Save Changes').click()
  await page.getByText('Correct 2 fields.').waitFor()
  await page.getByText('Fill in this field.').waitFor()
  await page.getByText('64104: Enter a PIN code, or a range such as 641001-641039.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(titleOf(await fetchHome())).toBe(before)
})

test('of two administrators the second is shown what the first saved, and nothing typed is lost', async () => {
  const [first, second] = [await openFacts(), await openFacts()]
  await field(first, 'Tagline').fill('Spices of the hills')
  await field(first, 'District').fill('Erode')
  await save(first)

  await field(second, 'Tagline').fill('Muesli of the plains')
  await field(second, 'Email').fill('care@malar.example')
  await button(second, 'Save Changes').click()
  const conflict = second.getByRole('region', { name: 'Conflicting changes' })
  await conflict.getByText('Someone else changed these settings.').waitFor()
  await conflict.getByText('District: Coimbatore → Erode').waitFor()
  expect(await field(second, 'District').inputValue()).toBe('Erode')
  expect(await field(second, 'Email').inputValue()).toBe('care@malar.example')
  await conflict.getByLabel('Use theirs: Spices of the hills').check()
  expect(await field(second, 'Tagline').inputValue()).toBe('Spices of the hills')
  await save(second)
  await conflict.waitFor({ state: 'hidden' })

  const home = await fetchHome()
  expect(titleOf(home)).toContain(': Spices of the hills')
  expect(home).toContain('mailto:care@malar.example')
})

test('what is not saved yet is not lost by a stray press', async () => {
  const page = await openFacts()
  await field(page, 'Tagline').fill('Half a thought')
  await page.getByRole('link', { name: 'View Users' }).click()
  await page.getByText('Your changes here aren’t saved yet. They’ll be here when you come back.').waitFor()
  await button(page, 'Stay').click()
  expect(await field(page, 'Tagline').inputValue()).toBe('Half a thought')
})

test.each([phone, desk])('anybody can use it, $width pixels wide', async ({ width, height }) => {
  const page = await openFacts()
  await page.setViewportSize({ width, height })
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
