import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Opens the settings and waits until they are loaded. */
async function openFacts() {
  const page = await openSection(shop, 'store')
  await button(page, 'Edit Name and description').waitFor()
  return page
}

const cardOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** Opens the forms of these cards. */
async function edit(page: Page, ...titles: string[]) {
  for (const title of titles) await button(page, `Edit ${title}`).click()
}

const pressSave = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: 'Save Changes' }).click()

/** Saves one card, which then shows its values again. */
async function save(page: Page, title: string) {
  await pressSave(page, title)
  await button(page, `Edit ${title}`).waitFor()
}

const [names, contacts, area, colours] = [
  'Name and description',
  'Contact details',
  'Delivery area',
  'Colours',
]

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const fetchHome = async () => (await fetch(`${shop.url}/`)).text()

test('a new name and phone number are on the storefront at once, and in the open back office', async () => {
  const page = await openFacts()
  await edit(page, names, contacts)
  await field(page, 'Shop name').fill('Malar Stores')
  await field(page, 'Phone numbers').fill('+91 90000 00001\n+91 422 249 5566')
  await save(page, names)
  await page.getByText('Store settings saved.').waitFor()
  await save(page, contacts)
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
  await edit(page, colours)
  await page.getByRole('radio', { name: 'Lagoon blue' }).check()
  await page.getByRole('img', { name: 'Preview: Lagoon blue' }).waitFor()
  expect(await colourOf(page)).toBe(before)
  await save(page, colours)
  await expect.poll(() => colourOf(page)).toBe('rgb(242, 247, 247)')
  await openInteractive(shopper, '/')
  expect(await colourOf(shopper)).toBe('rgb(242, 247, 247)')
  await expectNoViolations(shopper)
})

test('a wrong value is said at its field, and nothing is saved', async () => {
  const page = await openFacts()
  const before = titleOf(await fetchHome())
  await edit(page, names, area)
  await field(page, 'Shop name').fill('')
  await field(page, 'About your shop').fill('')
  await pressSave(page, names)
  await page.getByText('Correct 2 fields.').waitFor()
  await expect.poll(() => cardOf(page, names).getByText('Fill in this field.').count()).toBe(2)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await field(page, 'PIN codes').fill('641001-641039, 64104')
  await pressSave(page, area)
  await page.getByText('64104: Enter a PIN code, or a range such as 641001-641039.').waitFor()
  expect(titleOf(await fetchHome())).toBe(before)
})

test('of two administrators the second is shown what the first saved, and nothing typed is lost', async () => {
  const [first, second] = [await openFacts(), await openFacts()]
  await edit(first, names, area)
  await edit(second, names, contacts)
  await field(first, 'Tagline').fill('Spices of the hills')
  await field(first, 'Short name').fill('Hills')
  await save(first, names)
  await field(first, 'District').fill('Erode')
  await save(first, area)

  await field(second, 'Email').fill('care@malar.example')
  await save(second, contacts)
  await field(second, 'Tagline').fill('Muesli of the plains')
  await field(second, 'About your shop').fill('We pound spices.')
  await pressSave(second, names)
  const conflict = second.getByRole('region', { name: 'Conflicting changes' })
  await conflict.getByText('Someone else changed these settings.').waitFor()
  await conflict.getByText(/^Short name: .* → Hills$/).waitFor()
  expect(await field(second, 'Short name').inputValue()).toBe('Hills')
  expect(await field(second, 'About your shop').inputValue()).toBe('We pound spices.')
  await conflict.getByLabel('Use theirs: Spices of the hills').check()
  expect(await field(second, 'Tagline').inputValue()).toBe('Spices of the hills')
  await save(second, names)
  await cardOf(second, area).getByText('Erode').waitFor()

  const home = await fetchHome()
  expect(titleOf(home)).toContain(': Spices of the hills')
  expect(home).toContain('mailto:care@malar.example')
})

test('what is not saved yet is not lost by a stray press', async () => {
  const page = await openFacts()
  await edit(page, names)
  await field(page, 'Tagline').fill('Half a thought')
  await page.getByRole('link', { name: 'View Users' }).click()
  await page.getByText('Your changes here aren’t saved yet. They’ll be here when you come back.').waitFor()
  await button(page, 'Stay').click()
  expect(await field(page, 'Tagline').inputValue()).toBe('Half a thought')
  await cardOf(page, names).getByRole('button', { name: 'Close' }).click()
  await cardOf(page, names).getByText('Not saved yet').waitFor()
  await edit(page, names)
  expect(await field(page, 'Tagline').inputValue()).toBe('Half a thought')
})

// Requirement D-531
test('a link to a card or a setting opens it, with the field in focus', async () => {
  const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
  const guide = await openSection(shop, 'guide')
  await guide.getByRole('link', { name: 'Set these up in Store' }).click()
  await expect.poll(() => focusedOn(guide)).toBe('taxKind')
  expect(await guide.getByRole('button', { name: 'Save Changes' }).count()).toBe(1)
  const direct = await openSection(shop, 'store#postalCodes')
  await expect.poll(() => focusedOn(direct)).toBe('postalCodes')
})

test.each([phone, desk])('anybody can use it, $width pixels wide', async ({ width, height }) => {
  const page = await openFacts()
  await page.setViewportSize({ width, height })
  await expectNoViolations(page)
  await edit(page, names, area, colours)
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
