import type { FastifyReply, FastifyRequest } from 'fastify'
import { notAllowed, type Refusal } from '#http/calls/refusal.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { hasRight } from '#values/people/rights.ts'
import type { Role } from '#values/people/role.ts'
import type { Language } from '#words/language.ts'
import { readCart } from '../cart.queries.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'
import { clearVisitorCartCookie, readVisitorCartToken } from './visitor-cart-cookie.ts'
import { deleteVisitorCart } from './visitor-carts.queries.ts'

type Requester = { user: SessionUser | null; request: FastifyRequest }

/**
 * The cart owner of a request, or a refusal for users who have no cart, such as administrators. A visitor without a cookie is an
 * owner without a cart. If the shop has no carts for visitors, the route has already rejected them.
 */
export function cartOwnerOf({ user, request }: Requester): CartOwner | Refusal {
  if (user) return hasRight(user, 'cart:own') ? { userId: user.id } : notAllowed()
  return { userId: null, tokenHash: hashOfToken(readVisitorCartToken(request) ?? '') }
}

/** The cart of the requester; null for administrators, and for visitors if the shop has no carts for them. */
export async function readOwnCart({ db, settings }: Parts, requester: Requester & { language: Language }) {
  if (!requester.user && !settings.visitorCarts) return null
  const owner = cartOwnerOf(requester)
  return 'userId' in owner ? readCart(db, { ...owner, language: requester.language }) : null
}

/** Hooks that merge or delete the visitor's cart on login and logout. */
export const createVisitorCartHooks = (parts: Parts) => ({
  async mergeOnLogin(request: FastifyRequest, reply: FastifyReply, user: { id: number; role: Role }) {
    const token = readVisitorCartToken(request)
    if (!token || !hasRight(user, 'cart:own')) return
    await mergeVisitorCart(parts, { tokenHash: hashOfToken(token), userId: user.id })
    clearVisitorCartCookie(reply)
  },

  /** Deletes the visitor's cart and its cookies, so that the next person at this browser does not see it. */
  async deleteOnLogout(request: FastifyRequest, reply: FastifyReply) {
    const token = readVisitorCartToken(request)
    if (!token) return
    await deleteVisitorCart(parts.db, hashOfToken(token))
    clearVisitorCartCookie(reply)
  },
})
