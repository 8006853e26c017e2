import type { z } from 'zod'
import { type CourierConnection, callCourier } from '../call-courier.ts'
import { CourierError } from '../courier-provider.ts'
import { loginAnswer } from './shiprocket-schemas.ts'

type Login = CourierConnection & { email: string; password: string; now?: () => number }
type Call = { method: 'GET' | 'POST'; path: string; body?: object }

/** Shiprocket's tokens are valid for ten days. */
const tokenMs = 9 * 24 * 3_600_000

/**
 * Calls to Shiprocket with a token, which is asked for once and again when it has expired. Calls at the same time share one
 * login.
 */
export function createSession({ email, password, now = Date.now, ...connection }: Login) {
  let token: { text: Promise<string>; until: number } | undefined

  async function logIn() {
    const path = '/v1/external/auth/login'
    const body = { email, password }
    const answer = await callCourier(
      connection,
      { method: 'POST', path, headers: {}, body },
      loginAnswer,
    ).catch((error: unknown) => {
      // A wrong password is a 400 there.
      if (error instanceof CourierError && error.kind === 'refused')
        throw new CourierError('account', error.message, { cause: error })
      // Nothing was booked by logging in.
      if (error instanceof CourierError && error.kind === 'unknown')
        throw new CourierError('silent', error.message, { cause: error })
      throw error
    })
    return answer.token
  }

  function currentToken() {
    if (!token || token.until <= now()) {
      const text = logIn()
      token = { text, until: now() + tokenMs }
      text.catch(() => {
        token = undefined
      })
    }
    return token.text
  }

  return async function call<Schema extends z.ZodType>(
    { method, path, body }: Call,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const ask = async () => {
      const headers = { authorization: `Bearer ${await currentToken()}` }
      return callCourier(connection, { method, path, headers, ...(body && { body }) }, schema)
    }
    const used = token
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CourierError) || error.kind !== 'account' || !used) throw error
      // The token was withdrawn: once more with a new one.
      if (token === used) token = undefined
      return ask()
    }
  }
}
