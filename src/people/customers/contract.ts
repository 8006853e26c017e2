import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  done,
  formKey,
  id,
  idParam,
  idParams,
  moment,
  momentOrNull,
  pageQuery,
  rupees,
  text,
} from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'
import { profile } from '#people/accounts/contract.ts'
import { addressCopy } from '#people/addresses/contract.ts'

/** What the merchant knows of one customer. */
const customer = profile.omit({ role: true }).extend({
  createdAt: moment,
  /** The default one of several. */
  address: addressCopy.nullable(),
  addresses: z.array(addressCopy.extend({ id, is_default: z.boolean() })),
  /** Since when nobody logs in with the account, and why. */
  blocked: z.object({ at: moment, reason: z.string() }).nullable(),
  /** Orders whose money came, and what of it stayed. */
  bought: z.object({ orders: z.number().int(), total: rupees, last: momentOrNull }),
})
export type Customer = z.infer<typeof customer>

const note = z.object({ id, body: z.string(), by: z.string(), at: moment })
export type CustomerNote = z.infer<typeof note>

export const customerEndpoints = {
  'GET /customers/{id}': {
    access: 'admin',
    summary: 'One customer, with the address and what they bought',
    params: idParams,
    answer: customer,
  },
  'GET /customers/{id}/orders': {
    access: 'admin',
    summary: "A customer's orders, newest first, whatever became of them",
    params: idParams,
    query: pageQuery,
    answer: z.array(order),
  },
  'GET /customers/{id}/notes': {
    access: 'admin',
    summary: 'What was written down about a customer, newest first',
    params: idParams,
    query: pageQuery,
    answer: z.array(note),
  },
  'POST /customers/{id}/notes': {
    access: 'admin',
    summary: 'Write something down about a customer, who never sees it',
    params: idParams,
    body: z.object({ form_key: formKey, body: text(1000) }),
    answer: done,
  },
  'DELETE /customers/{id}/notes/{noteId}': {
    access: 'admin',
    summary: 'Take a note away; taking it away twice changes nothing',
    params: z.object({ id: idParam, noteId: idParam }),
    answer: done,
  },
  'POST /customers/{id}/pin-link': {
    access: 'admin',
    summary: 'Mail a customer the link to set a new pin, as if they had asked for it themselves',
    params: idParams,
    body: z.object({ form_key: formKey }),
    answer: done,
    limit: { most: 30, perSeconds: 300, per: 'person' },
  },
  'PUT /customers/{id}/block': {
    access: 'admin',
    summary: "Close a customer's account and end its logins; an open order and its money go on",
    params: idParams,
    body: z.object({ reason: text(300) }),
    answer: done.extend({ customer }),
  },
  'PUT /customers/{id}/unblock': {
    access: 'admin',
    summary: "Open a customer's account again; opening it twice changes nothing",
    params: idParams,
    answer: done.extend({ customer }),
  },
} satisfies Endpoints
