import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#database/tables/accounts.ts'
import { notAllowed, type Refusal } from '#http/calls/refusal.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import type { Language } from '#words/language.ts'
import { readCart } from '../cart.queries.ts'
import type { CartOwner } from '../cart-owner.ts'
import { mergeVisit } from './merge-visit.ts'
import { endVisit, readVisitToken } from './visit-cookie.ts'
import { deleteVisitorsCart } from './visits.queries.ts'

type Asker = { user: SessionUser | null; request: FastifyRequest }

/** Whose cart a call is about; administrators have none. Where visitors have none, the door let no visitor in. */
export function ownerOf({ user, request }: Asker): CartOwner | Refusal {
  if (user) return user.role === 'customer' ? { userId: user.id } : notAllowed()
  return { userId: null, visit: hashOfToken(readVisitToken(request) ?? '') }
}

/** What whoever asks has in a cart; nothing for an administrator, and for a visitor where visitors have none. */
export async function readOwnCart({ db, settings }: Parts, asker: Asker & { language: Language }) {
  if (!asker.user && !settings.visitorCarts) return null
  const owner = ownerOf(asker)
  return 'userId' in owner ? readCart(db, { ...owner, language: asker.language }) : null
}

/** What a login and a logout do with the cart of the visit. */
export const visitsOf = (parts: Parts) => ({
  /** A customer's cart takes in what they chose before they logged in. */
  async becomeTheirs(request: FastifyRequest, reply: FastifyReply, user: { id: number; role: Role }) {
    const token = readVisitToken(request)
    if (!token || user.role !== 'customer') return
    await mergeVisit(parts, { visit: hashOfToken(token), userId: user.id })
    endVisit(reply)
  },

  /** Whoever comes next to this browser finds nothing of it. */
  async end(request: FastifyRequest, reply: FastifyReply) {
    const token = readVisitToken(request)
    if (!token) return
    await deleteVisitorsCart(parts.db, hashOfToken(token))
    endVisit(reply)
  },
})
