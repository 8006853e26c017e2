import { type BrowserContext, chromium } from 'playwright-core'
import { ensureBrowser, findBrowser } from '../../scripts/browser.ts'

/** A phone's screen for a new visitor. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}

/** Opens visits in one Chromium: each starts with an empty browser context, which is closed afterwards. */
export async function withFreshVisits<Result>(
  measure: (
    visit: <Seen>(look: (context: BrowserContext) => Promise<Seen>) => Promise<Seen>,
  ) => Promise<Result>,
): Promise<Result> {
  await ensureBrowser()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await measure(async (look) => {
      const context = await browser.newContext(phone)
      context.setDefaultTimeout(30_000)
      try {
        return await look(context)
      } finally {
        await context.close()
      }
    })
  } finally {
    await browser.close()
  }
}
