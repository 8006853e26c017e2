import { expect, test } from 'vitest'
import { sentences } from '../words/index.ts'
import { nameDevice, translateDeviceName } from './name-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/139.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0 Safari/537.36 Edg/139.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile Safari/604.1`,
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'A browser on an unknown device'],
  [undefined, 'A browser on an unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name)
})

test('a kept name is told in the language of who reads it, and one of another release as it is', () => {
  const device = sentences.device({ browser: 'safari', system: 'iphone' })
  expect(translateDeviceName('en', 'Safari on an iPhone')).toBe('Safari on an iPhone')
  expect(translateDeviceName('ta', 'Safari on an iPhone')).toBe(device.in('ta'))
  expect(translateDeviceName('ta', 'Netscape on a Sun')).toBe('Netscape on a Sun')
})
