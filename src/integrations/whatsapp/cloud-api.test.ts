import { expect, test } from 'vitest'
import type { SendRequest } from '../http-request.ts'
import { createCloudApi } from './cloud-api.ts'

const message = {
  to: '919876543210',
  template: 'order_delivered',
  language: 'en',
  parameters: ['Anitha', '1', 'Shop'],
  linkSuffix: 'key',
  reference: 'reference',
} as const

const send = (exchange: SendRequest) =>
  createCloudApi({
    token: 'a-secret-token',
    phoneNumberId: '12345',
    appSecret: 'an-app-secret',
    verifyToken: 'a-verify-token',
    apiUrl: 'https://graph.test',
    emulated: false,
    exchange,
  }).send(message)

const failing =
  (error: object): SendRequest =>
  async () => {
    throw Object.assign(new Error('it broke'), error)
  }
const answering =
  (status: number, text: string): SendRequest =>
  async () => ({ status, text, retryAfter: undefined })
const refusing = (code: number, status = 400) =>
  answering(status, JSON.stringify({ error: { code, message: 'No' } }))

// Only what was certainly refused may be sent again.
test.each([
  ['a timeout', failing({ name: 'TimeoutError' }), 'unknown'],
  ['a cut connection', failing({ code: 'ECONNRESET' }), 'unknown'],
  ['no connection', failing({ code: 'ECONNREFUSED' }), 'temporary'],
  ['no address', failing({ code: 'ENOTFOUND' }), 'temporary'],
  ['a gateway’s error', answering(504, '<html>'), 'unknown'],
  ['an unknown error of the server', refusing(999, 500), 'unknown'],
  ['an answer without an id', answering(200, '{"messages":[]}'), 'unknown'],
  ['an unreadable answer', answering(200, '{'), 'unknown'],
  ['a limit without a code', answering(429, ''), 'temporary'],
  ['code 190', refusing(190, 401), 'account'],
  ['code 200', refusing(200, 403), 'account'],
  ['code 80007', refusing(80_007), 'temporary'],
  ['code 130429', refusing(130_429, 429), 'temporary'],
  ['code 131048', refusing(131_048), 'temporary'],
  ['code 131056', refusing(131_056), 'temporary'],
  ['code 132001', refusing(132_001, 404), 'template'],
  ['code 131026', refusing(131_026), 'undeliverable'],
  ['code 131047', refusing(131_047), 'undeliverable'],
  ['code 131050', refusing(131_050), 'opted-out'],
])('%s is an error of its kind', async (_, exchange, kind) => {
  const error = await send(exchange).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'WhatsappError', kind })
  expect(String(error)).not.toMatch(/secret-token|9876543210/)
})

test('a call has the token, the version and a timeout shorter than a lease', async () => {
  const calls: Parameters<SendRequest>[] = []
  const sent = await send(async (...call) => {
    calls.push(call)
    return { status: 200, retryAfter: undefined, text: '{"messages":[{"id":"wamid.1"}]}' }
  })
  expect(sent).toEqual({ messageId: 'wamid.1' })
  expect(calls).toMatchObject([
    [
      'https://graph.test/v23.0/12345/messages',
      { method: 'POST', headers: { authorization: 'Bearer a-secret-token' }, timeoutSeconds: 8 },
    ],
  ])
})
