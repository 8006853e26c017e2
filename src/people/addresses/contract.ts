import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  fieldByRule,
  id,
  idField,
  idParam,
  idParams,
  messageAnswer,
  requiredText,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { addressLengths, addressPhoneRule, postalCodeRule } from '#values/people/field-rules.ts'
import { findIndianState } from '#words/gst-states.ts'
import * as words from './words/en.ts'

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
/** A text that may be absent; an empty one becomes null. */
const optionalText = (field: keyof typeof addressLengths) =>
  z.preprocess(emptyToNull, requiredText(addressLengths[field]).nullish())

/** The input; all but the second line and the phone are required (specification §5). */
const addressFields = z.object({
  full_name: requiredText(addressLengths.full_name),
  address_line1: requiredText(addressLengths.address_line1),
  address_line2: optionalText('address_line2'),
  landmark: optionalText('landmark'),
  city: requiredText(addressLengths.city),
  district: optionalText('district'),
  state: requiredText(addressLengths.state),
  postal_code: fieldByRule(postalCodeRule).transform((value) => value.replace(' ', '')),
  country: requiredText(addressLengths.country),
  phone: z.preprocess(emptyToNull, fieldByRule(addressPhoneRule).nullish()),
  /** The customer's name for the address; `home` and `work` are translated. */
  name: optionalText('name'),
})
export type AddressFields = z.infer<typeof addressFields>

/** The shop's own form offers the list of states, in India Post's spelling. */
export const addressInput = addressFields.extend({
  state: requiredText(addressLengths.state).transform((value, context) => {
    const state = findIndianState(value)
    if (!state) context.addIssue(words.stateUnknown)
    return state ?? value
  }),
})

/** A delivery address; an order keeps such a copy. */
export const addressCopy = z.object({
  full_name: z.string(),
  address_line1: z.string(),
  address_line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  // Absent in old orders.
  name: z.string().nullish(),
  landmark: z.string().nullish(),
  district: z.string().nullish(),
})

const version = versionField.min(1)
const address = z.object({ id, user_id: id, ...addressCopy.shape, is_default: z.boolean(), version })
export type Address = z.infer<typeof address>

/** Sent with an address that may be saved although the shop does not deliver there. */
const notice = z.string().optional()
/** Sent when an unpaid order still goes to the old address, with the reason. */
const order_stays = z.string().optional()
const addressWithNotices = address.extend({ notice, order_stays })
export type AddressWithNotices = z.infer<typeof addressWithNotices>

const upsert = {
  right: 'addresses:own',
  summary: 'Save your default address',
  body: addressFields.extend({ user_id: idField.optional() }),
  answer: z.object({ exists: z.literal(true), address, notice, order_stays }),
} as const

export const addressEndpoints = {
  'GET /address/{userId}': {
    right: 'customers:read',
    ownRight: 'addresses:own',
    summary: 'Get the default address of a customer: your own, or any as an administrator',
    params: z.object({ userId: idParam }),
    answer: z.object({ exists: z.boolean(), address: address.nullable(), notice }),
  },
  'PUT /address/upsert': upsert,
  'POST /address/upsert': upsert,
  'GET /addresses': {
    right: 'addresses:own',
    summary: 'List your addresses, the default one first',
    answer: z.array(addressWithNotices),
  },
  'POST /addresses': {
    right: 'addresses:own',
    summary: 'Add an address; the first one becomes the default, and duplicates are ignored',
    body: addressInput,
    answer: addressWithNotices,
    status: 201,
  },
  'PUT /addresses/{id}': {
    right: 'addresses:own',
    summary: 'Update one of your addresses, also for an unpaid order to it; the version must match',
    params: idParams,
    body: addressInput.extend({ version }),
    answer: addressWithNotices,
  },
  'PUT /addresses/{id}/default': {
    right: 'addresses:own',
    summary: 'Set your default address',
    params: idParams,
    answer: addressWithNotices,
  },
  'DELETE /addresses/{id}': {
    right: 'addresses:own',
    summary: 'Delete one of your addresses; if it was the default, the last saved one becomes the default',
    params: idParams,
    answer: messageAnswer.extend({ order_stays }),
  },
} satisfies Endpoints
