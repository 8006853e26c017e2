import { expect, test } from 'vitest'
import { isPushService } from './push-service.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://push.example.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://notfcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://user@10.0.0.1/abc', false],
  ['http://localhost:5432/', false],
])('%s is a push service: %s', (url, isOne) => {
  expect(isPushService(new URL(url), ['https://push.example.com'])).toBe(isOne)
})
