import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop } from '../driving/browser.ts'
import { readyToBuy } from '../driving/customers.ts'
import { holdResponses, loseNextResponse, restoreResponses } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator, logIn } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'
import { waitUntilIdle } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const isBack = (page: Page) => page.getByText('Unsaved changes restored.').first().waitFor()
const endLogin = (page: Page) => page.context().clearCookies({ name: 'token' })
const typedIn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue()

/** Like a tab that crashed or was closed: another tab of the same browser opens the same page. */
async function inAnotherTab(page: Page) {
  const address = page.url()
  const tab = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await tab.goto(address)
  return tab
}

// Requirement D-115
test('a reply to a ticket survives an ended session, a reload and a closed tab, and is sent once', async () => {
  const { shopper, id } = await paidOrder(shop, { 'Sambar Masala': 1 })
  const opened = await shopper.request.post('/api/tickets', {
    data: { form_key: 'a-ticket-for-drafts', order_id: id, kind: 'complaint', body: 'It came open.' },
  })
  expect(opened.status()).toBe(201)
  const page = await openSection(shop, 'tickets')
  await page.getByRole('link', { name: /^T-/ }).first().click()
  await page.getByLabel('Reply').fill('A new pack is on its way.')
  await endLogin(page)
  await button(page, 'Send reply').click()
  await page.waitForURL('**/login**')
  await logIn(page, administrator)
  await isBack(page)
  expect(await typedIn(page, 'Reply')).toBe('A new pack is on its way.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await isBack(page)
  const tab = await inAnotherTab(page)
  await isBack(tab)
  await button(tab, 'Send reply').click()
  await toasts(tab).getByText('Reply sent.', { exact: true }).waitFor()
  await tab.reload()
  await tab.getByLabel('Reply').waitFor()
  await expect.poll(() => tab.getByText('A new pack is on its way.').count()).toBe(1)
  expect(await typedIn(tab, 'Reply')).toBe('')
})

// Requirement D-115
test('a note on an order and a product’s form are restored after a crash, and deleted by logging out', async () => {
  const { id } = await paidOrder(shop, { 'Sambar Masala': 1 })
  const page = await openSection(shop, 'orders')
  await page.goto(`/admin?section=orders&order=${id}`)
  await page.getByLabel('Note', { exact: true }).fill('Ring twice.')
  const tab = await inAnotherTab(page)
  await isBack(tab)
  expect(await typedIn(tab, 'Note')).toBe('Ring twice.')
  tab.on('dialog', (dialog) => void dialog.accept())
  await tab.goto('/admin?section=add-product')
  await tab.getByLabel('Product Name', { exact: true }).fill('Ragi Malt')
  await tab.reload()
  await isBack(tab)
  expect(await typedIn(tab, 'Product Name')).toBe('Ragi Malt')
  await button(tab, 'Discard').click()
  expect(await typedIn(tab, 'Product Name')).toBe('')
  await tab.goto('/admin')
  await tab.getByRole('region', { name: 'Orders to pack' }).waitFor()
  await button(tab, 'Log out').click()
  await tab.waitForURL('**/login')
  expect(
    await tab.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft '))),
  ).toEqual([])
})

// Requirement D-362
test('a note and a reply whose answers were lost are sent again after a reload, and saved once', async () => {
  const { shopper, id } = await paidOrder(shop, { 'Sambar Masala': 1 })
  const page = await openSection(shop, 'orders')
  expectPageError(page, /ERR_FAILED/)
  page.on('dialog', (dialog) => void dialog.accept())
  const sendTwice = async (address: string, sent: { field: string; text: string; press: string }) => {
    await page.getByLabel(sent.field, { exact: true }).fill(sent.text)
    await loseNextResponse(page, address)
    await button(page, sent.press).click()
    await toasts(page).getByText(/./).first().waitFor()
    await page.reload()
    await isBack(page)
    await button(page, sent.press).click()
    await expect.poll(() => typedIn(page, sent.field)).toBe('')
    await expect.poll(() => page.getByText(sent.text, { exact: true }).count()).toBe(1)
  }
  await page.goto(`/admin?section=orders&order=${id}`)
  await sendTwice('**/api/orders/*/notes', { field: 'Note', text: 'Ring three times.', press: 'Save note' })

  const body = { form_key: 'a-ticket-for-lost-answers', order_id: id, kind: 'complaint', body: 'It is late.' }
  expect((await shopper.request.post('/api/tickets', { data: body })).status()).toBe(201)
  await page.goto('/admin?section=tickets')
  await page.getByRole('link', { name: /^T-/ }).first().click()
  const answer = { field: 'Reply', text: 'It leaves today.', press: 'Send reply' }
  await sendTwice('**/api/ticket-desk/*/answers', answer)
})

// Requirement D-115
test('an address typed during checkout survives a reload and a second tab', async () => {
  const page = await openShop(shop)
  await readyToBuy(page)
  const release = await holdResponses(page, '/session')
  await openInteractive(page, '/me/address?from=%2Fcheckout')
  await page.getByLabel('Address line 1').fill('7, Ukkadam Road')
  // Typed before the page knows the shopper, and kept once it does.
  release()
  await restoreResponses(page, '/session')
  const hasDraft = () => Object.keys(localStorage).some((name) => name.startsWith('draft '))
  await expect.poll(() => page.evaluate(hasDraft)).toBe(true)
  await page.reload()
  await isBack(page)
  expect(await page.getByLabel('Address line 1').inputValue()).toBe('7, Ukkadam Road')
  const second = await page.context().newPage()
  await second.goto(page.url())
  await isBack(second)
  await second.getByRole('button', { name: /^Save/ }).click()
  await second.waitForURL('**/checkout**')
  const session = page.waitForResponse('**/api/session')
  await page.reload()
  await (await session).finished()
  await page.getByLabel('Address line 1').waitFor()
  await waitUntilIdle(page)
  expect(await page.getByText('Unsaved changes restored.').count()).toBe(0)
})
