import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '#http/cookies.ts'

/** The token of a visitor's cart; HttpOnly. */
const visitorCartCookie = 'visit'
/** Tells the page's script only that a cart exists. */
const hintCookie = 'has_cart'
/** As long as a session; each product that is added renews it. */
export const visitorCartDays = 30

/** The token of the visitor's cart; undefined without the cookie, or if its value is too long to be a token. */
export function readVisitorCartToken(request: FastifyRequest) {
  const token = readCookie(request, visitorCartCookie)
  return token && token.length <= 100 ? token : undefined
}

/** Sets the cookie with the token, and the one that tells the page that a cart exists; both last 30 days. */
export const setVisitorCartCookie = (reply: FastifyReply, token: string) =>
  writeVisitorCartCookies(reply, token, visitorCartDays * 86_400)

export const clearVisitorCartCookie = (reply: FastifyReply) => writeVisitorCartCookies(reply, '', 0)

function writeVisitorCartCookies(reply: FastifyReply, token: string, seconds: number) {
  const secure = reply.server.isHttps === true
  setCookie(reply, { name: visitorCartCookie, value: token, seconds, secure, httpOnly: true })
  setCookie(reply, { name: hintCookie, value: token && '1', seconds, secure })
}
