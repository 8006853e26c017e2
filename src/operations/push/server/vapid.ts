import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { Db } from '#database/connect.ts'
import { signFor } from '#people/security/server/shop-secret.queries.ts'

/** The key pair that identifies this shop to push services (RFC 8292). */
export type VapidKeys = { publicKey: Buffer; privateKey: Buffer }

/**
 * The shop's key pair. It is derived from a secret of the database, so that all processes and a restored shop have the
 * same one: with another, browsers would have to subscribe again.
 */
export async function readVapidKeys(db: Db, now: Date): Promise<VapidKeys> {
  for (let attempt = 0; ; attempt++) {
    const privateKey = Buffer.from(await signFor(db, 'push messages', `vapid ${attempt}`, now), 'base64url')
    try {
      const pair = createECDH('prime256v1')
      pair.setPrivateKey(privateKey)
      return { publicKey: pair.getPublicKey(), privateKey }
    } catch {
      // One in four billion numbers is no private key of this curve.
    }
  }
}

const validSeconds = 12 * 3600
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The `Authorization` header for one push service. @param subject whom its operator can contact: a mail address or URL */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { audience, subject, now }: { audience: string; subject: string; now: Date },
) {
  const exp = Math.floor(now.getTime() / 1000) + validSeconds
  const token = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: audience, exp, sub: subject })}`
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey.toString('base64url') }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}
