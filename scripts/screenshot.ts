/** Takes the README's screenshot: the demo shop's home page on a desktop and on a phone. */
import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { startShop } from '#test/e2e/driving/shop-process.ts'
import { createShopSandbox } from '#test/e2e/driving/shop-sandbox.ts'
import { ensureBrowser, findBrowser } from './browser.ts'

const desk = { width: 1280, height: 860 }
const phone = { width: 360, height: 740 }
const gap = 48
const cream = '#FBF5E9'

await ensureBrowser()
const home = await createShopSandbox()
const shop = await startShop(home)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const onDesk = await photograph(browser, shop.url, desk)
  const onPhone = await photograph(browser, shop.url, phone)
  mkdirSync('docs/images', { recursive: true })
  const width = desk.width + phone.width + 3 * gap
  await sharp({ create: { width, height: desk.height + 2 * gap, channels: 3, background: cream } })
    .composite([
      { input: onDesk, left: gap, top: gap },
      { input: onPhone, left: desk.width + 2 * gap, top: gap + (desk.height - phone.height) / 2 },
    ])
    .png({ palette: true })
    .toFile('docs/images/shop.png')
  console.log('docs/images/shop.png')
} finally {
  await browser.close()
  await shop.stop()
  await home.remove()
}

/** A screenshot of the page at a URL, as PNG. */
async function photograph(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'networkidle' })
  // The account link in the header is filled last; on a phone it is in the menu.
  if (viewport === desk) await page.getByRole('link', { name: 'Login' }).waitFor()
  const picture = await page.screenshot()
  await page.close()
  return picture
}
