import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { PushMessage } from '#operations/push/rules/push-message.ts'

type Received = { browser: number; message: PushMessage; ttl: number; topic: string; key: string }

/**
 * A push service as browsers have them: it accepts only messages with a valid VAPID token, and this browser's keys decrypt
 * them. `answers` are the statuses of the next messages; then 201.
 */
export async function startPushService({ now }: { now: () => Date }) {
  const received: Received[] = []
  const problems: string[] = []
  const answers: number[] = []
  const browsers: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const browser = Number(request.url?.split('/').at(-1))
    const keys = browsers[browser]
    const body = await bodyOf(request)
    const status = answers.shift() ?? 201
    response.statusCode = status
    try {
      const key = checkToken(request, { audience: origin, now: now() })
      if (status === 201 && keys)
        received.push({
          browser,
          message: JSON.parse(decrypt(body, keys).toString()),
          ttl: Number(request.headers.ttl),
          topic: String(request.headers.topic),
          key,
        })
    } catch (error) {
      problems.push(String(error))
      response.statusCode = 403
    }
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A browser subscribes: what it would send to the shop. */
  const subscribe = () => {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    browsers.push({ ecdh, auth })
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
    return { endpoint: `${origin}/send/${browsers.length - 1}`, keys }
  }
  return { origin, received, problems, answers, subscribe }
}

async function bodyOf(request: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Checks the token (RFC 8292). @returns the key that signed it */
function checkToken({ headers }: IncomingMessage, { audience, now }: { audience: string; now: Date }) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = exp - now.getTime() / 1000
  if (!isSigned || aud !== audience || seconds <= 0 || seconds > 86_400 || !/^(mailto:|https?:)/.test(sub))
    throw new Error(`the token is not valid: ${claims}`)
  return key
}

/** Decrypts as a browser does (RFC 8291). */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }) {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const encrypted = body.subarray(21 + length)
  const derive = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(encrypted.subarray(-16))
  const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2))
}
