import { z } from 'zod'
import { price } from '#catalogue/products/variant-contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  id,
  idField,
  idParam,
  idParams,
  messageAnswer,
  rupees,
  timestamp,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import * as words from './words/office/en.ts'

/** A price of a variant for a period that runs or is to come. The end is not included; null: until further notice. */
const pricePeriod = z.object({
  id,
  pack_id: id,
  price: rupees,
  starts_at: timestamp,
  ends_at: timestampOrNull,
  running: z.boolean(),
  version: z.number().int(),
})
export type PricePeriod = z.infer<typeof pricePeriod>

const moment = z.iso
  .datetime({ offset: true, error: words.unreadable })
  .transform((typed) => new Date(typed).toISOString())
  .nullable()

/** Input for a period. Without a start it starts at once. */
export const periodInput = z.object({ price, starts_at: moment, ends_at: moment })
export type PeriodInput = z.infer<typeof periodInput>

const periodParams = z.object({ id: idParam, period: idParam })

export const pricePeriodEndpoints = {
  'GET /products/{id}/prices': {
    right: 'catalogue:read',
    summary: 'List the running and future price periods of a product’s sizes',
    params: idParams,
    answer: z.array(pricePeriod),
  },
  'POST /products/{id}/prices': {
    right: 'catalogue:write',
    summary: 'Give a size a price for a period',
    params: idParams,
    body: periodInput.extend({ pack_id: idField }),
    answer: pricePeriod,
    status: 201,
  },
  'PUT /products/{id}/prices/{period}': {
    right: 'catalogue:write',
    summary: 'Update a price period that has not ended',
    params: periodParams,
    body: periodInput.extend({ version: versionField }),
    answer: pricePeriod,
  },
  'DELETE /products/{id}/prices/{period}': {
    right: 'catalogue:write',
    summary: 'Delete a future price period, or end the one that is running',
    params: periodParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
