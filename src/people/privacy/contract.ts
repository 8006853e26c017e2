import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { fieldByRule, idParams, messageAnswer, timestamp } from '#http/calls/schema-pieces.ts'
import { keyParams } from '#ordering/guests/contract.ts'
import { pinRule } from '#values/people/field-rules.ts'

/** All data that the shop holds about a person, by table; each row as it is stored. */
const dataExport = z.object({
  made_at: timestamp,
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type DataExport = z.infer<typeof dataExport>

const exportLimit = { most: 20, perSeconds: 3600, per: 'person' as const }

const guestLimit = { most: 20, perSeconds: 3600 }

export const privacyEndpoints = {
  'GET /account/data': {
    right: 'privacy:own',
    summary: 'Export all your data in machine-readable form',
    answer: dataExport,
    limit: exportLimit,
  },
  'GET /account/data.html': {
    right: 'privacy:own',
    summary: 'Get all your data in readable form',
    /** A page of text/html. */
    answer: z.unknown(),
    limit: exportLimit,
  },
  'POST /account/erase': {
    right: 'privacy:own',
    summary:
      'Delete your account, with your pin; orders, invoices and payments are kept as long as the law requires',
    body: z.object({ pin: fieldByRule(pinRule) }),
    answer: messageAnswer,
    limit: exportLimit,
  },
  'GET /guest-orders/{key}/data': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Export the data of the order of a link in machine-readable form',
    params: keyParams,
    answer: dataExport,
    limit: guestLimit,
  },
  'POST /guest-orders/{key}/erase': {
    right: 'anyone',
    optionalAuth: true,
    summary:
      'Delete your data in the order of a link; invoice and payment are kept as long as the law requires',
    params: keyParams,
    answer: messageAnswer,
    limit: guestLimit,
  },
  'POST /orders/{id}/guest/erase': {
    right: 'customers:write',
    stepUp: true,
    summary:
      'Delete a guest’s phone number and email address from their order; idempotent; invoice and payment are kept as long as the law requires',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
