import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { messageAnswer, timestamp } from '#http/calls/schema-pieces.ts'
import { cart } from '#ordering/cart/contract.ts'
import { profile } from '#people/accounts/contract.ts'
import { staffRoles } from '#values/people/role.ts'

/**
 * A session that is open on some device. The address is the network address; the shop does not guess a location from
 * it.
 */
const activeSession = z.object({
  device: z.string(),
  address: z.string(),
  since: timestamp,
  last_seen: timestamp,
  current: z.boolean(),
})
export type ActiveSession = z.infer<typeof activeSession>

/** The logged-in user; for those who work in the shop, with their role there and all rights, so that screens hide the rest. */
const sessionUser = profile.extend({
  staff_role: z.enum(staffRoles).optional(),
  rights: z.array(z.string()).optional(),
})
export type SessionProfile = z.infer<typeof sessionUser>

export type SessionCart = z.infer<typeof cart>

export const sessionEndpoints = {
  'GET /session': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Get the logged-in user and their cart in one call',
    answer: z.object({ user: sessionUser.nullable(), cart: cart.nullable() }),
  },
  'GET /account/devices': {
    right: 'account:own',
    summary: 'List your logged-in devices, this one first',
    answer: z.array(activeSession),
  },
  'POST /account/log-out-elsewhere': {
    right: 'account:own',
    summary: 'Log out of all other devices and forget them',
    answer: messageAnswer,
  },
} satisfies Endpoints
