import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, id, idField, idParam, idParams, ruled, text, versionField } from '#http/calls/schema-pieces.ts'
import { addressLengths, addressPhoneRule, postalCodeRule } from '#values/people/field-rules.ts'
import { findIndianState } from '#words/gst-states.ts'
import * as words from './words/en.ts'

const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
const mayBeEmpty = (field: keyof typeof addressLengths) =>
  z.preprocess(blankAsNull, text(addressLengths[field]).nullish())

/** What is typed; all but the second line and the phone are required (specification §5). */
const addressFields = z.object({
  full_name: text(addressLengths.full_name),
  address_line1: text(addressLengths.address_line1),
  address_line2: mayBeEmpty('address_line2'),
  landmark: mayBeEmpty('landmark'),
  city: text(addressLengths.city),
  district: mayBeEmpty('district'),
  state: text(addressLengths.state),
  postal_code: ruled(postalCodeRule).transform((typed) => typed.replace(' ', '')),
  country: text(addressLengths.country),
  phone: z.preprocess(blankAsNull, ruled(addressPhoneRule).nullish()),
  /** What its customer calls it; `home` and `work` are said in the reader's language. */
  name: mayBeEmpty('name'),
})
export type AddressFields = z.infer<typeof addressFields>

/** The shop's own form chooses the state from the list, as India's post writes it. */
const typedAddress = addressFields.extend({
  state: text(addressLengths.state).transform((typed, context) => {
    const state = findIndianState(typed)
    if (!state) context.addIssue(words.stateUnknown)
    return state ?? typed
  }),
})

/** Where something goes; an order keeps such a copy. */
export const addressCopy = z.object({
  full_name: z.string(),
  address_line1: z.string(),
  address_line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  // Not in orders from before addresses had them.
  name: z.string().nullish(),
  landmark: z.string().nullish(),
  district: z.string().nullish(),
})

const version = versionField.min(1)
const address = z.object({ id, user_id: id, ...addressCopy.shape, is_default: z.boolean(), version })
export type Address = z.infer<typeof address>

/** Said of an address that may be kept, though nothing can be ordered to it. */
const notice = z.string().optional()
/** Said of an order that waits for its payment and still goes to the old address, with the reason. */
const order_stays = z.string().optional()
const toldAddress = address.extend({ notice, order_stays })
export type ToldAddress = z.infer<typeof toldAddress>

const upsert = {
  access: 'customer',
  summary: 'Save your default address',
  body: addressFields.extend({ user_id: idField.optional() }),
  answer: z.object({ exists: z.literal(true), address, notice, order_stays }),
} as const

export const addressEndpoints = {
  'GET /address/{userId}': {
    access: 'signedIn',
    summary: 'Get the default address of a customer: your own, or any as an administrator',
    params: z.object({ userId: idParam }),
    answer: z.object({ exists: z.boolean(), address: address.nullable(), notice }),
  },
  'PUT /address/upsert': upsert,
  'POST /address/upsert': upsert,
  'GET /addresses': {
    access: 'customer',
    summary: 'List your addresses, the default one first',
    answer: z.array(toldAddress),
  },
  'POST /addresses': {
    access: 'customer',
    summary: 'Add an address; the first one becomes the default, and duplicates are ignored',
    body: typedAddress,
    answer: toldAddress,
    status: 201,
  },
  'PUT /addresses/{id}': {
    access: 'customer',
    summary: 'Update one of your addresses, also for an unpaid order to it; the version must match',
    params: idParams,
    body: typedAddress.extend({ version }),
    answer: toldAddress,
  },
  'PUT /addresses/{id}/default': {
    access: 'customer',
    summary: 'Set your default address',
    params: idParams,
    answer: toldAddress,
  },
  'DELETE /addresses/{id}': {
    access: 'customer',
    summary: 'Delete one of your addresses; if it was the default, the last saved one becomes the default',
    params: idParams,
    answer: done.extend({ order_stays }),
  },
} satisfies Endpoints
