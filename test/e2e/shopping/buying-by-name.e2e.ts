import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as enCatalogue from '#catalogue/products/words/en.ts'
import * as taCatalogue from '#catalogue/products/words/ta.ts'
import * as enCheckout from '#ordering/checkout/words/en.ts'
import * as taCheckout from '#ordering/checkout/words/ta.ts'
import * as enAccounts from '#people/accounts/words/en.ts'
import * as taAccounts from '#people/accounts/words/ta.ts'
import * as enAddresses from '#people/addresses/words/en.ts'
import * as taAddresses from '#people/addresses/words/ta.ts'
import * as enUi from '#ui/words/en.ts'
import * as taUi from '#ui/words/ta.ts'
import { openShop, phone, waitUntilInteractive } from '../driving/browser.ts'
import { productId } from '../driving/customers.ts'
import { paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({ VISITOR_CARTS: 'on' })

const languages = {
  English: {
    home: '/',
    category: 'Seed Mixes',
    product: 'Seven Seed Mix',
    words: { ...enUi, ...enAddresses, ...enAccounts, ...enCheckout, ...enCatalogue },
    accountName: enAccounts.name,
    code: enAddresses.postalCode,
  },
  Tamil: {
    home: '/ta',
    category: 'விதைக் கலவைகள்',
    product: 'ஏழு விதை கலவை',
    words: { ...taUi, ...taAddresses, ...taAccounts, ...taCheckout, ...taCatalogue },
    accountName: taAccounts.name,
    code: taAddresses.postalCode,
  },
} as const

let people = 0

// What a screen reader and voice control know of the page: roles, names and the keyboard.
test.each(Object.entries(languages))(
  'somebody buys from the home page to the payment by roles, names and keys: %s',
  async (_, { home, category, product, words, accountName, code }) => {
    const page = await openShop(shop, phone)
    const press = (role: 'link' | 'button', name: string | RegExp) =>
      page.getByRole('main').getByRole(role, { name, disabled: false }).first().press('Enter')
    const fill = (name: string, text: string) =>
      page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(text)
    await page.goto(home)
    await waitUntilInteractive(page)
    await press('link', new RegExp(category))
    await page.getByRole('heading', { level: 1, name: category }).waitFor()
    await press('link', new RegExp(product))
    await page.getByRole('heading', { level: 1, name: product }).waitFor()
    await press('button', words.addToCart)
    await press('link', words.checkOut)
    const number = String(9_300_000_000 + process.pid * 1000 + people++).slice(-10)
    await fill(accountName, 'Anu Raj')
    await fill(words.email, `by-name-${number}@example.com`)
    await fill(words.phoneNumber, number)
    await page.getByLabel(words.digitOf({ number: 1, count: 4 })).focus()
    await page.keyboard.type('7391')
    await press('button', words.createAccount)
    await fill(code, '641012')
    await fill(words.line1, '12, Gandhi Street')
    await expect.poll(() => page.getByRole('textbox', { name: words.city }).inputValue()).not.toBe('')
    await press('button', words.deliverHere)
    await press('button', new RegExp(`^${words.proceed} ₹`))
    await paymentWindow(page).waitFor()
  },
)

const paths = async (page: Page) => [
  '/',
  '/categories?q=mix',
  '/categories/1',
  `/product/${await productId(page.request, 'Sambar Masala')}`,
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/help',
  '/ta',
  '/ta/checkout',
]

test('everything that is pressed is 44 pixels large, other than words within a sentence', async () => {
  const page = await openShop(shop, phone)
  await page.request.post('/api/cart/add', { data: { product_id: 1, quantity: 1 } })
  for (const path of await paths(page)) {
    await page.goto(path)
    await waitUntilInteractive(page)
    expect(await smallTargets(page), path).toEqual([])
  }
})

const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, summary, input, textarea')]
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, dd, address, .sr-only'),
      )
      // A hidden checkbox or radio button is pressed by its label.
      .map((target) => target.closest('label') ?? target)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 1 && height > 1 && Math.min(width, height) < 43.5
      })
      .map((target) => target.outerHTML.slice(0, 160)),
  )

// Voice control presses what is called as the person says it, and people say what they read.
test('the name of everything that is pressed contains the words that are seen on it', async () => {
  const page = await openShop(shop, phone)
  await page.request.post('/api/cart/add', { data: { product_id: 1, quantity: 1 } })
  const named = new Map<string, number>()
  for (const path of await paths(page)) {
    await page.goto(path)
    await waitUntilInteractive(page)
    // Names and words are read one after the other, and the number of items in the cart may come between.
    await expect
      .poll(
        async () => {
          const pressed = await namesAndWords(page)
          named.set(path, pressed.filter(({ words }) => words).length)
          return pressed.filter(({ name, words }) => !name || !plain(name).includes(plain(words)))
        },
        { message: path },
      )
      .toEqual([])
  }
  expect([...named.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(100)
})

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}₹%]+/gu, '')

/** What the browser calls the links, buttons and fields of a page, and the words that are seen on them. */
async function namesAndWords(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const pressed = nodes.filter(
    ({ ignored, role }) =>
      !ignored && ['link', 'button', 'checkbox', 'radio', 'textbox', 'combobox'].includes(role?.value),
  )
  const found = await Promise.all(
    pressed.map(async ({ name, backendDOMNodeId }) => {
      const { object } = await browser.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId ?? 0 })
      const { result } = await browser.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        // The words of a list to choose from are its answers, not its name.
        functionDeclaration: `function () { return this.matches('select') ? '' : (this.labels?.[0] ?? this).innerText }`,
        returnByValue: true,
      })
      return { name: String(name?.value ?? ''), words: String(result.value ?? '') }
    }),
  )
  await browser.detach()
  return found
}

test('pages fit a screen that is enlarged four times', async () => {
  const page = await openShop(shop, { width: 320, height: 256, touch: false })
  await page.request.post('/api/cart/add', { data: { product_id: 1, quantity: 1 } })
  for (const path of await paths(page)) {
    await page.goto(path)
    await waitUntilInteractive(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('what is chosen is seen without the shop’s own colours', async () => {
  const page = await openShop(shop, phone, { forcedColors: 'active' })
  await page.request.post('/api/cart/add', { data: { product_id: 1, quantity: 1 } })
  await page.goto('/checkout')
  const outlineOf = (label: string) =>
    page.getByText(label).evaluate((element) => getComputedStyle(element).outlineStyle)
  expect([await outlineOf('I’m new here'), await outlineOf('I have an account')]).toEqual(['solid', 'none'])
  await page.getByText('I have an account').click()
  expect([await outlineOf('I’m new here'), await outlineOf('I have an account')]).toEqual(['none', 'solid'])
  const border = (name: string) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => getComputedStyle(button).borderStyle)
  expect(await border('Login')).toBe('solid')
})
