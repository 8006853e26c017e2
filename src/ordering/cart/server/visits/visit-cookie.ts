import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '#http/cookies.ts'

/** The token of a visitor's cart; only the server reads it. */
const visitCookie = 'visit'
/** Tells the page's script that there is a cart to ask for, and nothing else. */
const hintCookie = 'has_cart'
/** As long as a login lasts; each product put into the cart begins it anew. */
export const visitDays = 30

export function readVisitToken(request: FastifyRequest) {
  const token = readCookie(request, visitCookie)
  return token && token.length <= 100 ? token : undefined
}

export const startVisit = (reply: FastifyReply, token: string) => setVisit(reply, token, visitDays * 86_400)

export const endVisit = (reply: FastifyReply) => setVisit(reply, '', 0)

function setVisit(reply: FastifyReply, token: string, seconds: number) {
  const secure = reply.server.isHttps === true
  setCookie(reply, { name: visitCookie, value: token, seconds, secure, httpOnly: true })
  setCookie(reply, { name: hintCookie, value: token && '1', seconds, secure })
}
