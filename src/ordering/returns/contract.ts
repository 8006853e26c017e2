import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idField,
  idParams,
  noControlCharacters,
  pageQuery,
  pictureView,
  rupeeAmount,
  timestamp,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { invisible, tooLong } from '#values/words/en.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import { declineReasons, maxReturnPictures, returnReasons, returnStates } from './rules/return.ts'
import * as words from './words/en.ts'
import * as officeWords from './words/office/en.ts'

const orderReturn = z.object({
  id,
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  /** What the customer wrote. */
  note: z.string(),
  /** What the shop answered last. */
  answer: z.string(),
  decline_reason: z.enum(declineReasons).nullable(),
  /** False: the customer keeps the goods. */
  send_back: z.boolean(),
  /** The order that replaces its units; null unless it was replaced. */
  replacement_id: id.nullable(),
  lines: z.array(
    z.object({
      item_id: id,
      name: z.string(),
      size: z.string(),
      quantity: z.number(),
      /** Null until the goods arrived. */
      received: z.number().nullable(),
    }),
  ),
  pictures: z.array(pictureView),
  at: timestamp,
  changed_at: timestamp,
})
export type OrderReturn = z.infer<typeof orderReturn>

/** The returns of an order, and what of it can still be returned. */
const orderReturns = z.object({
  returns: z.array(orderReturn),
  returnable: z.array(z.object({ item_id: id, name: z.string(), size: z.string(), units: z.number() })),
})
export type OrderReturns = z.infer<typeof orderReturns>

const adminReturn = orderReturn.extend({
  order_id: id,
  customer: z.string(),
  /** Whether the customer asked for it; otherwise the merchant recorded it. */
  by_customer: z.boolean(),
  lines: z.array(
    orderReturn.shape.lines.element.extend({
      restocked: z.number(),
      wasted: z.number(),
      /** The variant still exists, so units can be restocked. */
      can_restock: z.boolean(),
    }),
  ),
  version: versionField,
})
export type AdminReturn = z.infer<typeof adminReturn>

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, schemaSentence(tooLong, { most }))
    .regex(noControlCharacters, invisible)
    .default('')

/** `lines`: the units of each item, such as `12:1,13:2`. */
const returnInput = z.object({
  form_key: formKey,
  reason: z.enum(returnReasons, words.chooseReason),
  note: optionalText(1000),
  lines: z.string().regex(/^\d{1,9}:\d{1,5}(,\d{1,9}:\d{1,5}){0,199}$/, words.chooseItems),
})
export type ReturnInput = z.infer<typeof returnInput>

const units = z.number().int().min(0).max(99_999)
const answer = optionalText(500)
const amount = rupeeAmount(officeWords.amountNeeded).optional()

const returnStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('approve'), version: versionField, send_back: z.boolean(), answer }),
  z.object({
    step: z.literal('decline'),
    version: versionField,
    reason: z.enum(declineReasons, officeWords.chooseReason),
    answer,
  }),
  z.object({
    step: z.literal('receive'),
    version: versionField,
    lines: z.array(z.object({ item_id: idField, units })).max(200),
  }),
  z.object({
    step: z.literal('inspect'),
    version: versionField,
    lines: z.array(z.object({ item_id: idField, restock: units, waste: units })).max(200),
  }),
  /** Without an amount, the price that was paid for the units. `delivery`: in addition. */
  z.object({ step: z.literal('refund'), version: versionField, amount, delivery: amount, answer }),
  /** Sends the units again, in an order without a price. */
  z.object({ step: z.literal('replace'), version: versionField, answer }),
  z.object({ step: z.literal('close'), version: versionField, answer }),
])
export type ReturnStepInput = z.infer<typeof returnStep>

const files = { field: 'pictures', most: maxReturnPictures, tooMany: words.tooManyPictures }
const keyParams = z.object({ key: z.string().regex(/^[\w-]{1,64}$/) })

/** More than a person needs: encoding the pictures costs time. */
const writingLimit = { most: 20, perSeconds: 3600, per: 'person' } as const

export const returnEndpoints = {
  'GET /orders/{id}/returns': {
    right: 'orders:read',
    ownRight: 'orders:own',
    summary: 'List the returns of an order, and the units that can still be returned',
    params: idParams,
    answer: orderReturns,
  },
  'POST /orders/{id}/returns': {
    right: 'refunds:write',
    ownRight: 'orders:own',
    summary: 'Request a return of delivered items of your order, or record one; idempotent by form_key',
    params: idParams,
    form: returnInput,
    files,
    answer: orderReturns,
    limit: writingLimit,
  },
  'GET /guest-orders/{key}/returns': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'List the returns of a guest’s order, and the units that can still be returned',
    params: keyParams,
    answer: orderReturns,
    limit: { most: 120, perSeconds: 60 },
  },
  'POST /guest-orders/{key}/returns': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Request a return of delivered items of a guest’s order; idempotent by form_key',
    params: keyParams,
    form: returnInput,
    files,
    answer: orderReturns,
    limit: writingLimit,
  },
  'GET /returns': {
    right: 'orders:read',
    summary: 'List the returns that wait, oldest first, or the ended ones, newest first',
    query: pageQuery.extend({ show: z.enum(['open', 'ended']).optional() }),
    answer: z.array(adminReturn),
  },
  'POST /returns/{id}/steps': {
    right: 'refunds:write',
    summary:
      'Approve or decline a return, record its arrival and inspection, which restocks units, refund it, replace its units or close it; the version must match',
    params: idParams,
    body: returnStep,
    answer: adminReturn,
  },
} satisfies Endpoints
