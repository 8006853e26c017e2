import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, openFirstView, openShop, phone } from '../driving/browser.ts'
import { bringIntoView } from '../driving/hydrated.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const script = /\/assets\/delivery-check-.*\.js$/
const pinField = (page: Page) => page.getByLabel('Deliver to PIN code')
const answer = (page: Page) => page.getByText(/^Delivery to 641012 expected by/)
const noConnection = (page: Page) => page.getByText('Couldn’t connect to the shop.')

/** The field's own element and its value: a different element means that the part was rendered again. */
const stateOf = (page: Page) =>
  pinField(page).evaluate((field: HTMLInputElement) => ({
    value: field.value,
    isHere: field === document.activeElement,
    caret: field.selectionStart,
    isAsSent: 'seen' in field,
  }))
const mark = (page: Page) => pinField(page).evaluate((field) => Object.assign(field, { seen: true }))

/**
 * A product page whose PIN field waits for its script.
 * @returns a function that lets the script load
 */
async function openWaiting(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await held.promise
    await route.continue()
  })
  await openFirstView(page, '/product/2')
  await bringIntoView(pinField(page))
  await mark(page)
  return held
}

// Requirement D-164: Text typed on a slow connection before a field's script has loaded stays, with focus and cursor,
//   and is processed afterwards.
test('text typed into a field whose script is late stays, with the focus, and is processed afterwards', async () => {
  const page = await openShop(shop, phone)
  const held = await openWaiting(page)
  await pinField(page).click()
  await page.keyboard.type('6412')
  await page.keyboard.press('ArrowLeft')
  // No longer waiting: the server's HTML stays as it is.
  await expect.poll(() => stateOf(page)).toEqual({ value: '6412', isHere: true, caret: 3, isAsSent: false })
  await page.keyboard.type('01')
  await mark(page)
  held.resolve()
  await expect.poll(() => stateOf(page)).toEqual({ value: '641012', isHere: true, caret: 5, isAsSent: false })
  await answer(page).waitFor()
})

// Requirement D-164
test('a complete PIN code typed earlier is processed when the script loads', async () => {
  const page = await openShop(shop, desk)
  const held = await openWaiting(page)
  await pinField(page).fill('641012')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => stateOf(page)).toMatchObject({ value: '641012', isAsSent: false })
  held.resolve()
  await answer(page).waitFor()
  expect(await stateOf(page)).toMatchObject({ value: '641012', isHere: false })
})

// Requirement D-165: A script that failed to load is retried at the next interaction or when the network returns;
//   until then the field says why it doesn't respond.
test.each([
  ['by itself', async () => {}],
  ['at a letter', async (page: Page) => page.keyboard.type('2')],
])(
  'a field used without a network says why it doesn’t respond, and responds once it is back: %s',
  async (how, act) => {
    const page = await openShop(shop, phone)
    expectPageError(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError/)
    await openFirstView(page, '/product/2')
    await page.context().setOffline(true)
    await bringIntoView(pinField(page))
    await pinField(page).click()
    await page.keyboard.type(how === 'by itself' ? '641012' : '64101')
    await noConnection(page).waitFor()
    expect(await stateOf(page)).toMatchObject({ isHere: true })
    await page.context().setOffline(false)
    await act(page)
    await answer(page).waitFor()
    expect(await stateOf(page)).toMatchObject({ value: '641012', isHere: true })
    expect(await noConnection(page).count()).toBe(0)
  },
)

// Requirement D-165
test('a field whose script failed at all its attempts requests it again when the shopper returns to it', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, /ERR_FAILED|Failed to fetch|ChunkLoadError/)
  let tries = 0
  await page.route(script, (route) => {
    tries++
    return route.abort()
  })
  await openFirstView(page, '/product/2')
  await bringIntoView(pinField(page))
  await pinField(page).fill('641012')
  await noConnection(page).waitFor()
  await expect.poll(() => tries).toBe(3)
  await page.unroute(script)
  // The retries end shortly after the last refusal, and the field requests nothing more until then.
  await expect
    .poll(async () => {
      await pinField(page).blur()
      await pinField(page).focus()
      return answer(page).count()
    })
    .toBe(1)
})
