import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  fieldByRule,
  id,
  idField,
  idParams,
  messageAnswer,
  pageQuery,
  timestamp,
} from '#http/calls/schema-pieces.ts'
import { emailRule } from '#values/people/field-rules.ts'

/** A back-in-stock alert that is waiting for stock. */
const stockAlert = z.object({
  id,
  pack_id: id,
  /** The product's name, with the size if it has several. */
  name: z.string(),
  /** Path of the product's page with this size, without the language; null while the product is not on sale. */
  path: z.string().nullable(),
  /** False until the email address is confirmed: nothing is sent before. */
  confirmed: z.boolean(),
  requested_at: timestamp,
})
export type StockAlert = z.infer<typeof stockAlert>

/** How many people wait for a variant. */
const waitingForVariant = z.object({
  pack_id: id,
  product_id: id,
  name: z.string(),
  waiting: z.number().int(),
  /** Since when the first of them has been waiting. */
  since: timestamp,
  stock: z.number().int(),
  on_sale: z.boolean(),
})
export type WaitingForVariant = z.infer<typeof waitingForVariant>

const keyParams = z.object({ key: z.string().regex(/^[\w-]{1,64}$/) })
const linkLimit = { most: 30, perSeconds: 300 }
const linked = z.object({ confirmed: z.boolean(), alerts: z.array(stockAlert) })
export type LinkedAlerts = z.infer<typeof linked>

export const alertEndpoints = {
  'GET /stock-alerts': {
    right: 'saved:own',
    summary: 'List your back-in-stock alerts, newest first',
    answer: z.array(stockAlert),
  },
  'POST /stock-alerts': {
    right: 'saved:own',
    summary: 'Get an email when a size is back in stock; asking again changes nothing',
    body: z.object({ pack_id: idField }),
    /** If not `confirmed`, a link to confirm the account's address is mailed, as to a visitor. */
    answer: messageAnswer.extend({ alert: stockAlert }),
    limit: { most: 60, perSeconds: 3600, per: 'person' },
  },
  'DELETE /stock-alerts/{id}': {
    right: 'saved:own',
    summary: 'Cancel one of your back-in-stock alerts; a repeated call changes nothing',
    params: idParams,
    answer: messageAnswer,
  },
  'POST /stock-alerts/ask': {
    right: 'anyone',
    summary:
      'Get an email when a size is back in stock, without an account; the email address must first be confirmed with an emailed link',
    body: z.object({ pack_id: idField, email: fieldByRule(emailRule).toLowerCase() }),
    answer: messageAnswer,
    limit: linkLimit,
  },
  'GET /stock-alerts/by-link/{key}': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'List the back-in-stock alerts of an emailed link: all that its recipient has',
    params: keyParams,
    answer: linked,
  },
  'POST /stock-alerts/by-link/{key}/confirmation': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Confirm the email address of a link, for all alerts of its recipient',
    params: keyParams,
    answer: linked,
    limit: linkLimit,
  },
  'POST /stock-alerts/by-link/{key}/cancel': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Cancel all alerts of the recipient of an emailed link, or only the one with this alert_id',
    params: keyParams,
    query: z.object({ alert_id: idField.optional() }),
    answer: linked,
    limit: linkLimit,
  },
  'GET /stock/waiting': {
    right: 'stock:read',
    summary: 'List how many people wait for each size that is out of stock',
    query: pageQuery.pick({ limit: true }).extend({ sort: z.enum(['people', 'time']).optional() }),
    answer: z.array(waitingForVariant),
  },
} satisfies Endpoints
