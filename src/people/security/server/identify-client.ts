import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '#http/cookies.ts'
import type { Parts } from '#parts.ts'
import { originOf } from './origin-of.ts'
import { isSameSignature, signFor } from './shop-secret.queries.ts'

/** The client of a request: a browser with a device cookie, and its network address. */
export type Client = {
  /** The hash of the id in the cookie: a leaked database does not reveal the cookie. */
  device: string
  deviceName: string
  address: string
}

const deviceCookie = 'device'
/** The longest lifetime that browsers grant a cookie; each login renews it. */
const lifeSeconds = 400 * 24 * 3600

type Signing = Pick<Parts, 'db' | 'clock'>

/**
 * The client of a request: its device by the signed cookie, or a new one if it has none.
 * @returns `remember` sets the browser's cookie; call it after a login. `hasCookie`: whether it was sent already
 */
export async function readClient(parts: Signing, request: FastifyRequest) {
  const knownId = await readDeviceId(parts, readCookie(request, deviceCookie))
  const id = knownId ?? randomBytes(24).toString('base64url')
  const client: Client = {
    device: createHash('sha256').update(id).digest('base64url'),
    ...originOf(request),
  }
  const remember = async (reply: FastifyReply, secure: boolean) => {
    const value = `${id}.${await signFor(parts.db, 'device cookies', id, parts.clock.now())}`
    setCookie(reply, { name: deviceCookie, value, seconds: lifeSeconds, secure, httpOnly: true })
  }
  return { client, remember, hasCookie: knownId !== undefined }
}

/** The device id from a cookie that this shop signed; undefined without one or for a forged one. */
async function readDeviceId({ db, clock }: Signing, cookie = '') {
  const [id, signature] = cookie.length <= 200 ? cookie.split('.') : []
  if (!id || !signature) return
  const right = await signFor(db, 'device cookies', id, clock.now())
  return isSameSignature(signature, right) ? id : undefined
}
