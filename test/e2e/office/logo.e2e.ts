import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const drawn = async (width: number, height: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 4, background: '#A23E26' } })
    .png()
    .toBuffer(),
})

async function upload(page: Page, shape: 'square' | 'wide', width: number) {
  await page.getByLabel(`Upload a ${shape} logo`).setInputFiles(await drawn(width, 300))
  await button(page, `Use this ${shape} logo`).click()
  await page.getByRole('img', { name: new RegExp(`^${shape} logo, current`, 'i') }).waitFor()
}

/** The picture in the page's header, with its displayed size. */
const logoOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => ({
      src: new URL(image.src).pathname,
      width: Math.round(image.getBoundingClientRect().width),
      height: Math.round(image.getBoundingClientRect().height),
      isLoaded: image.naturalWidth > 0,
    }))

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** The logo has this width in both languages, on a phone and on a desktop, and anyone may download it. */
async function expectLogo(width: number) {
  for (const screen of [phone, desk]) {
    const page = await openShop(shop, screen)
    for (const path of ['/', '/ta']) {
      await openInteractive(page, path)
      await expect.poll(() => logoOf(page)).toMatchObject({ width, height: 40, isLoaded: true })
      expect((await logoOf(page)).src).toMatch(/^\/marks\/[0-9a-f]{16}\/logo\.png$/)
      expect(await widthOf(page)).toBe(screen.width)
    }
    await expectNoViolations(page)
    await page.context().close()
  }
}

/** Removes the logo, which needs step-up authentication; the drawn default logo replaces it. */
async function takeAway(page: Page, shape: 'square' | 'wide') {
  await button(page, `Remove the ${shape} logo`).click()
  const logo = page.getByRole('group', { name: new RegExp(`^${shape} logo$`, 'i') })
  await logo.getByText('Previous logos').click({ trial: true })
  await button(page, `Remove the ${shape} logo`).waitFor({ state: 'detached' })
  const shopper = await openShop(shop)
  await openInteractive(shopper, '/')
  expect((await logoOf(shopper)).src).toBe('/brand/mark.svg')
}

const typeOf = async (path: string) => {
  const answer = await fetch(new URL(path, shop.url))
  return [answer.status, answer.headers.get('content-type')]
}

// Requirement D-147
test('an uploaded logo is on every page, and icons are made from it', async () => {
  const page = await openSection(shop, 'store')
  await upload(page, 'square', 300)
  await expect.poll(async () => (await logoOf(page)).src).toMatch(/^\/marks\//)
  await expectLogo(40)

  const manifest = await (await fetch(`${shop.url}/site.webmanifest`)).json()
  for (const { src } of manifest.icons) expect(await typeOf(src)).toEqual([200, 'image/png'])
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
    'maskable',
  ])
  const home = await (await fetch(`${shop.url}/`)).text()
  const icon = /<link rel="icon" href="([^"]*)"/.exec(home)?.[1] ?? ''
  expect(icon).toMatch(/^\/marks\//)
  for (const path of [icon, '/favicon.ico', '/apple-touch-icon.png'])
    expect(await typeOf(path), path).toEqual([200, 'image/png'])
  await takeAway(page, 'square')
})

test('a wide logo stands in the place of mark and name, and in mails, until it is taken away', async () => {
  const page = await openSection(shop, 'store')
  await upload(page, 'wide', 900)
  await expectLogo(120)
  for (const { width, height } of [phone, desk]) {
    await page.setViewportSize({ width, height })
    await expectNoViolations(page)
    expect(await widthOf(page)).toBe(width)
  }

  await page.goto('/admin?section=mails&mail=order-dispatched')
  const drawnMail = page.frameLocator('iframe')
  await drawnMail.getByRole('img', { name: 'Pasumai Pantry' }).waitFor()
  await expect
    .poll(() => drawnMail.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(360)

  await page.goto('/admin?section=store')
  await takeAway(page, 'wide')
  const wide = page.getByRole('group', { name: 'Wide logo' })
  await wide.getByText('Previous logos').click()
  await wide.getByRole('button', { name: /^Restore the logo from/ }).click()
  await page.getByRole('img', { name: 'Wide logo, current' }).waitFor()
  const shopper = await openShop(shop)
  await openInteractive(shopper, '/')
  expect(await logoOf(shopper)).toMatchObject({ width: 120 })
})
