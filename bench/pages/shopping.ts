import type { BrowserContext, Locator, Page } from 'playwright-core'
import { customer } from '#test/e2e/driving/demo-logins.ts'
import { median } from '../median.ts'
import { type Report, type Target, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withShop } from '../with-shop.ts'
import { withFreshVisits } from './chromium.ts'
import {
  between,
  recordPaint,
  recordResponses,
  slowDown,
  slowestResponse,
  slowPhone,
  timeUntil,
  touch,
} from './slow-phone.ts'

const repeats = rounds(9)
const looksMs = 2_000
const mostResponseMs = 150

/** Milliseconds at most from the tap to what it leads to. */
const mostMs = {
  'log in → cart': 700,
  'add to cart → badge': 100,
  'cart → checkout': 700,
  'place order → payment window': 700,
}
type Step = keyof typeof mostMs
/** The message of a login is shown for a second before the next page opens. */
const messageMs = 1_000
const steps = Object.keys(mostMs) as Step[]

/** The controls of a page that are tapped or typed into, and do not leave it. */
const controls: Record<string, (page: Page) => Locator[]> = {
  '/': (page) => [
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('button', { name: 'Close menu' }),
    page.getByRole('button', { name: /^Slide 2/ }),
    page.getByRole('searchbox').first(),
  ],
  '/categories/1-porridge-mixes': (page) => [
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('button', { name: 'Close menu' }),
    page.locator('main summary'),
    page.getByRole('main').getByRole('checkbox').first(),
  ],
  '/product/1': (page) => [
    page.getByRole('button', { name: /^Image 2 of/ }),
    page.getByLabel('Deliver to PIN code'),
  ],
}

type Visit = { times: Record<Step, number>; responses: Record<string, number> }

/** From a tap to its effect on the way to the payment, and how soon each control responds, on a cheap phone. */
export const shopping = (): Promise<Report> =>
  withShop((shop) =>
    withFreshVisits(async (visit) => {
      const visits: Visit[] = []
      for (let round = 1; round <= repeats; round++) {
        logProgress(`shopping: round ${round} of ${repeats}`)
        visits.push(await visit((context) => shopFor(context, shop.url)))
      }
      return report(visits)
    }),
  )

async function shopFor(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  await prepareCustomer(page, url)
  const session = await context.newCDPSession(page)
  await slowDown(session)
  await page.addInitScript(recordPaint)
  await page.addInitScript(recordResponses)
  const responses: Record<string, number> = {}
  for (const [path, of] of Object.entries(controls)) {
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForTimeout(looksMs)
    await operate(page, of(page))
    responses[path] = await slowestResponse(page)
  }

  await page.goto(`${url}/login?from=%2Fcart`, { waitUntil: 'load' })
  await page.waitForTimeout(looksMs)
  await page.getByLabel('Phone number').fill(customer.phone)
  for (const [at, digit] of [...customer.pin].entries())
    await page.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  const times: [Step, number][] = []
  const take = async (step: Step, selector: string, target: Locator, pauseMs = 0) => {
    times.push([step, (await timeUntil(page, selector, () => touch(page, target))) - pauseMs])
    await page.waitForTimeout(looksMs)
    // So that what follows is about the next page's own controls.
    return slowestResponse(page)
  }
  await take('log in → cart', 'h1', page.getByRole('button', { name: 'Login' }), messageMs)
  await operate(page, [page.getByRole('button', { name: /^Add one / }).first()])
  responses['/cart'] = await slowestResponse(page)
  await take('cart → checkout', 'h1', page.getByRole('button', { name: 'Proceed to Checkout' }))
  responses['/checkout'] = await take(
    'place order → payment window',
    '[data-razorpay-window]',
    page.getByRole('button', { name: 'Proceed to Checkout' }),
  )

  // So that the next visit starts without an unpaid order.
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Order Placed Successfully!').waitFor()

  await page.goto(`${url}/product/2`, { waitUntil: 'load' })
  await page.waitForTimeout(looksMs)
  await take(
    'add to cart → badge',
    'header a[href="/cart"]',
    page.getByRole('button', { name: 'Add to Cart' }),
  )
  return { times: Object.fromEntries(times) as Visit['times'], responses }
}

/** Empties the customer's cart, saves an address and adds one product, then logs out. */
async function prepareCustomer(page: Page, url: string) {
  const call = async (method: 'post' | 'delete', path: string, data: object = {}) => {
    const response = await page.request[method](`${url}/api${path}`, { data, headers: { Origin: url } })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  }
  await call('post', '/auth/login', { phone: customer.phone, pin: customer.pin })
  await call('delete', '/cart/clear')
  await call('post', '/address/upsert', {
    full_name: customer.name,
    address_line1: '12, Nehru Street',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    postal_code: '641012',
    country: 'India',
  })
  await call('post', '/cart/add', { product_id: 1, quantity: 1 })
  await page.context().clearCookies()
}

async function operate(page: Page, controlsOfPage: Locator[]) {
  for (const control of controlsOfPage) {
    await touch(page, control)
    if (await control.evaluate((element) => element.matches('input:not([type=checkbox])')).catch(() => false))
      await page.keyboard.type('641', { delay: 150 })
    await page.waitForTimeout(looksMs / 4)
  }
}

function report(visits: Visit[]): Report {
  const measured = [
    ...steps.map((step) => ({
      what: step,
      values: visits.map(({ times }) => times[step]),
      most: mostMs[step],
    })),
    ...Object.keys(visits[0]?.responses ?? {}).map((path) => ({
      what: `the slowest response of a control on ${path}`,
      values: visits.map(({ responses }) => responses[path] ?? Number.NaN),
      most: mostResponseMs,
    })),
  ]
  return {
    title: 'Time from a tap to its effect',
    text: `Medians of ${repeats} visits with ${slowPhone}. The login is measured
without the second for which its message is shown.\n\n${table(
      ['step', 'ms', 'range, ms', 'at most, ms'],
      measured.map(({ what, values, most }) => [what, Math.round(median(values)), between(values), most]),
    )}`,
    targets: measured.map(
      ({ what, values, most }): Target => ({ what, measured: median(values), most, unit: 'ms' }),
    ),
  }
}
