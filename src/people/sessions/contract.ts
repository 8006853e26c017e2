import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, moment } from '#http/calls/schema-pieces.ts'
import { cart } from '#ordering/cart/contract.ts'
import { profile } from '#people/accounts/contract.ts'

/** A login that is open on some device. The address is the network's; where on earth that is, the shop does not guess. */
const openLogin = z.object({
  device: z.string(),
  address: z.string(),
  since: moment,
  last_seen: moment,
  current: z.boolean(),
})
export type OpenLogin = z.infer<typeof openLogin>

export type SessionCart = z.infer<typeof cart>

export const sessionEndpoints = {
  'GET /session': {
    access: 'anyone',
    identifies: true,
    summary: 'Get the logged-in user and their cart in one call',
    answer: z.object({ user: profile.nullable(), cart: cart.nullable() }),
  },
  'GET /account/devices': {
    access: 'signedIn',
    summary: 'List your logged-in devices, this one first',
    answer: z.array(openLogin),
  },
  'POST /account/log-out-elsewhere': {
    access: 'signedIn',
    summary: 'Log out of all other devices and forget them',
    answer: done,
  },
} satisfies Endpoints
