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
    summary: 'Get a customer with address and purchases',
    params: idParams,
    answer: customer,
  },
  'GET /customers/{id}/orders': {
    access: 'admin',
    summary: 'List the orders of a customer in any status, newest first',
    params: idParams,
    query: pageQuery,
    answer: z.array(order),
  },
  'GET /customers/{id}/notes': {
    access: 'admin',
    summary: 'List the notes about a customer, newest first',
    params: idParams,
    query: pageQuery,
    answer: z.array(note),
  },
  'POST /customers/{id}/notes': {
    access: 'admin',
    summary: 'Add an internal note about a customer',
    params: idParams,
    body: z.object({ form_key: formKey, body: text(1000) }),
    answer: done,
  },
  'DELETE /customers/{id}/notes/{noteId}': {
    access: 'admin',
    summary: 'Delete a note about a customer; idempotent',
    params: z.object({ id: idParam, noteId: idParam }),
    answer: done,
  },
  'POST /customers/{id}/pin-link': {
    access: 'admin',
    summary: 'Email a customer the link to set a new pin',
    params: idParams,
    body: z.object({ form_key: formKey }),
    answer: done,
    limit: { most: 30, perSeconds: 300, per: 'person' },
  },
  'PUT /customers/{id}/block': {
    access: 'admin',
    summary: 'Block a customer and log them out everywhere; open orders and payments continue',
    params: idParams,
    body: z.object({ reason: text(300) }),
    answer: done.extend({ customer }),
  },
  'PUT /customers/{id}/unblock': {
    access: 'admin',
    summary: 'Unblock a customer; idempotent',
    params: idParams,
    answer: done.extend({ customer }),
  },
} satisfies Endpoints
