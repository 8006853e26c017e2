import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const published = 'Page published.'

async function openTexts(query: string, label: string) {
  const page = await openSection(shop, `texts&${query}`)
  await field(page, label).waitFor()
  return page
}

/** Publishing needs step-up authentication, which is confirmed while the page waits for its button. */
async function publishAgain(page: Page) {
  await button(page, 'Publish').click()
  await button(page, 'Publish').click({ trial: true })
}

const read = async (path: string) => (await fetch(`${shop.url}${path}`)).text()

test('a policy is written with a preview, kept as a draft, published, undone and gone back to', async () => {
  const page = await openTexts('open=refund-policy', 'Text')
  await field(page, 'Summary').fill('We take every pack back within a week.')
  await field(page, 'Text').fill('## How\nWrite to ')
  await field(page, 'Text').press('Control+End')
  await field(page, 'Insert store detail').selectOption({ label: 'Email' })
  await expect.poll(() => field(page, 'Text').inputValue()).toBe('## How\nWrite to {email}')
  const preview = page.getByText('Write to care@pasumaipantry.example')
  await preview.waitFor()
  await button(page, 'Save draft').click()
  await page.getByText('Draft saved.').waitFor()
  expect(await read('/refund-policy')).toContain('All sales are final and there are no refunds.')

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'View draft page' }).click()
  const draft = await opening
  await draft.getByText('Refund Policy in English, as it will look when published.').waitFor()
  await draft.getByText('Write to care@pasumaipantry.example').waitFor()
  await draft.getByRole('contentinfo').waitFor()
  await draft.close()

  await button(page, 'Publish').click()
  await page.getByText(published).waitFor()
  const shopper = await openShop(shop)
  await openInteractive(shopper, '/refund-policy')
  await shopper.getByText('We take every pack back within a week.').waitFor()

  await button(page, 'Undo').click()
  await page.getByText('Previous text restored.').waitFor()
  expect(await read('/refund-policy')).toContain('All sales are final and there are no refunds.')
  await page.getByText('Versions', { exact: true }).click()
  await button(page, 'Restore version 2').click()
  await expect.poll(() => field(page, 'Summary').inputValue()).toContain('within a week')
  await publishAgain(page)
  await expect.poll(() => read('/refund-policy')).toContain('within a week')
})

test('the home page’s banner says what was published, in Tamil too, and its button leads there', async () => {
  const page = await openTexts('open=home', 'Headline, banner 1')
  await field(page, 'Headline, banner 1').fill('New from the mill')
  await field(page, 'Button text, banner 1').fill('See it')
  await field(page, 'Button link, banner 1').fill('/about')
  await button(page, 'Publish').click()
  await page.getByText(published).waitFor()
  await page.getByRole('link', { name: 'Tamil', exact: true }).click()
  await expect.poll(() => page.url()).toContain('language=ta')
  const headline = field(page, 'Headline, banner 1')
  await expect.poll(() => headline.inputValue()).toContain('ருசியான')
  await headline.fill('மில்லில் இருந்து')
  await publishAgain(page)
  await expect.poll(() => read('/ta')).toContain('மில்லில் இருந்து')

  const shopper = await openShop(shop, desk, { reducedMotion: 'reduce' })
  await openInteractive(shopper, '/')
  await shopper.getByRole('heading', { name: 'New from the mill' }).first().waitFor()
  await shopper.getByRole('link', { name: 'See it' }).click()
  await expect.poll(() => shopper.url()).toContain('/about')
})

test('of two administrators the second is shown what the first saved; what is not saved is not lost', async () => {
  const [first, second] = [await openTexts('open=about', 'Text'), await openTexts('open=about', 'Text')]
  await field(first, 'Text').fill('## We\nGrind.')
  await button(first, 'Publish').click()
  await first.getByText(published).waitFor()
  await field(second, 'Text').fill('## We\nRoast.')
  await field(second, 'Search result description').fill('Who we are')
  await second.getByRole('link', { name: 'Tamil', exact: true }).click()
  await second.getByText('Your changes here aren’t saved yet. They’ll be here when you come back.').waitFor()
  await button(second, 'Stay').click()
  await button(second, 'Publish').click()
  const conflict = second.getByRole('region', { name: 'Conflicting changes' })
  await conflict.getByText('Someone else changed this page.').waitFor()
  await conflict.getByLabel(/^Use theirs/).check()
  await expect.poll(() => field(second, 'Text').inputValue()).toBe('## We\nGrind.')
  await button(second, 'Publish').click()
  await conflict.waitFor({ state: 'hidden' })
  const about = await read('/about')
  expect(about).toContain('Grind.')
  expect(about).toContain('content="Who we are"')
})

test.each([phone, desk])('anybody can use it, $width pixels wide', async ({ width, height }) => {
  for (const query of ['', 'open=shipping-policy', 'open=home']) {
    const page = await openSection(shop, `texts&${query}`)
    await page.setViewportSize({ width, height })
    await (query ? button(page, 'Save draft') : page.getByRole('table')).waitFor()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
