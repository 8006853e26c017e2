import type { FastifyReply, FastifyRequest } from 'fastify'
import { notAllowed, type Refusal } from '#http/calls/refusal.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import type { Role } from '#values/people/role.ts'
import type { Language } from '#words/language.ts'
import { readCart } from '../cart.queries.ts'
import type { CartOwner } from '../cart-owner.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'
import { clearVisitorCartCookie, readVisitorCartToken } from './visitor-cart-cookie.ts'
import { deleteVisitorCart } from './visitor-carts.queries.ts'

type Requester = { user: SessionUser | null; request: FastifyRequest }

/**
 * The cart owner of a request. Administrators have no cart. If visitors have no carts, the route has already rejected
 * them.
 */
export function cartOwnerOf({ user, request }: Requester): CartOwner | Refusal {
  if (user) return user.role === 'customer' ? { userId: user.id } : notAllowed()
  return { userId: null, tokenHash: hashOfToken(readVisitorCartToken(request) ?? '') }
}

/** The cart of the requester; undefined for administrators, and for visitors if they have no carts. */
export async function readOwnCart({ db, settings }: Parts, requester: Requester & { language: Language }) {
  if (!requester.user && !settings.visitorCarts) return null
  const owner = cartOwnerOf(requester)
  return 'userId' in owner ? readCart(db, { ...owner, language: requester.language }) : null
}

/** Hooks that merge or delete the visitor's cart on login and logout. */
export const createVisitorCartHooks = (parts: Parts) => ({
  async mergeOnLogin(request: FastifyRequest, reply: FastifyReply, user: { id: number; role: Role }) {
    const token = readVisitorCartToken(request)
    if (!token || user.role !== 'customer') return
    await mergeVisitorCart(parts, { tokenHash: hashOfToken(token), userId: user.id })
    clearVisitorCartCookie(reply)
  },

  /** On logout the visitor cart is deleted, so that the next person at this browser does not see it. */
  async end(request: FastifyRequest, reply: FastifyReply) {
    const token = readVisitorCartToken(request)
    if (!token) return
    await deleteVisitorCart(parts.db, hashOfToken(token))
    clearVisitorCartCookie(reply)
  },
})
