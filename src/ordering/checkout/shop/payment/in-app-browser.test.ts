import { expect, test } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${android} Chrome/138.0 Mobile Safari/537.36`, false],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  [`${iphone} Mobile/15E148 Instagram 385.0.0.29.88 (iPhone16,2; iOS 18_5)`, true],
  [`${android} Chrome/138.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.50.98;]`, true],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone16,2]`, true],
  [`${android} Chrome/138.0 Mobile Safari/537.36 WhatsApp/2.25.19`, true],
])('%s', (userAgent, expected) => {
  expect(isInAppBrowser(userAgent)).toBe(expected)
})
