import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idParam,
  idParams,
  messageAnswer,
  pageQuery,
  requiredText,
  rupees,
  timestamp,
  timestampOrNull,
} from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'
import { profile } from '#people/accounts/contract.ts'
import { addressCopy } from '#people/addresses/contract.ts'

/** A customer for the back office. */
const customer = profile.omit({ role: true }).extend({
  createdAt: timestamp,
  /** The default address. */
  address: addressCopy.nullable(),
  addresses: z.array(addressCopy.extend({ id, is_default: z.boolean() })),
  /** When and why the account was blocked. */
  blocked: z.object({ at: timestamp, reason: z.string() }).nullable(),
  /** Paid orders, and their total less refunds. */
  bought: z.object({ orders: z.number().int(), total: rupees, last: timestampOrNull }),
})
export type Customer = z.infer<typeof customer>

const note = z.object({ id, body: z.string(), by: z.string(), at: timestamp })
export type CustomerNote = z.infer<typeof note>

export const customerEndpoints = {
  'GET /customers/{id}': {
    right: 'customers:read',
    summary: 'Get a customer with address and purchases',
    params: idParams,
    answer: customer,
  },
  'GET /customers/{id}/orders': {
    right: 'customers:read',
    summary: 'List the orders of a customer in any status, newest first',
    params: idParams,
    query: pageQuery,
    answer: z.array(order),
  },
  'GET /customers/{id}/notes': {
    right: 'customers:read',
    summary: 'List the notes about a customer, newest first',
    params: idParams,
    query: pageQuery,
    answer: z.array(note),
  },
  'POST /customers/{id}/notes': {
    right: 'customers:write',
    summary: 'Add an internal note about a customer',
    params: idParams,
    body: z.object({ form_key: formKey, body: requiredText(1000) }),
    answer: messageAnswer,
  },
  'DELETE /customers/{id}/notes/{noteId}': {
    right: 'customers:write',
    summary: 'Delete a note about a customer; idempotent',
    params: z.object({ id: idParam, noteId: idParam }),
    answer: messageAnswer,
  },
  'POST /customers/{id}/pin-link': {
    right: 'customers:write',
    summary: 'Email a customer the link to set a new pin',
    params: idParams,
    body: z.object({ form_key: formKey }),
    answer: messageAnswer,
    limit: { most: 30, perSeconds: 300, per: 'person' },
  },
  'PUT /customers/{id}/block': {
    right: 'customers:write',
    summary: 'Block a customer and log them out everywhere; open orders and payments continue',
    params: idParams,
    body: z.object({ reason: requiredText(300) }),
    answer: messageAnswer.extend({ customer }),
  },
  'PUT /customers/{id}/unblock': {
    right: 'customers:write',
    summary: 'Unblock a customer; idempotent',
    params: idParams,
    answer: messageAnswer.extend({ customer }),
  },
} satisfies Endpoints
