import type { Locator, Page } from 'playwright-core'

/** How long a person takes, in seconds: to find and tap something, and to type a character on a phone. */
const [secondsPerTap, secondsPerKey] = [1.2, 0.3]

/**
 * A shopper whose taps, keystrokes and screens are counted. A screen is a path of the shop that was open, and the
 * payment window.
 */
export function countedShopper(page: Page) {
  const paths = new Set<string>([new URL(page.url()).pathname])
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.add(new URL(frame.url()).pathname)
  })
  let [taps, keys] = [0, 0]
  return {
    async tap(target: Locator) {
      taps++
      await target.tap()
    },
    async type(text: string) {
      keys += text.length
      await page.keyboard.type(text)
    },
    /** `Tab` is the phone keyboard's Next, `Enter` its Go. */
    async press(key: 'Tab' | 'Enter') {
      keys++
      await page.keyboard.press(key)
    },
    /** With the seconds that a person needs for the taps and keys. */
    counts: () => ({
      taps,
      keys,
      screens: paths.size + 1,
      seconds: taps * secondsPerTap + keys * secondsPerKey,
    }),
  }
}
