import { z } from 'zod'
import type { Endpoints } from '../../http/calls/endpoint.ts'
import { id, idField, idParam, ruled, text } from '../../http/calls/schema-pieces.ts'
import { addressLengths, addressPhoneRule, postalCodeRule } from '../../values/field-rules.ts'

const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** What is typed; all but the second line and the phone are required (specification §5). */
const addressFields = z.object({
  full_name: text(addressLengths.full_name),
  address_line1: text(addressLengths.address_line1),
  address_line2: z.preprocess(blankAsNull, text(addressLengths.address_line2).nullish()),
  city: text(addressLengths.city),
  state: text(addressLengths.state),
  postal_code: ruled(postalCodeRule).transform((typed) => typed.replace(' ', '')),
  country: text(addressLengths.country),
  phone: z.preprocess(blankAsNull, ruled(addressPhoneRule).nullish()),
})
export type AddressFields = z.infer<typeof addressFields>

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
})

const address = z.object({ id, user_id: id, ...addressCopy.shape })
export type Address = z.infer<typeof address>

/** Said of an address that may be kept, though nothing can be ordered to it. */
const notice = z.string().optional()

const upsert = {
  access: 'customer',
  summary: 'Save your address',
  body: addressFields.extend({ user_id: idField.optional() }),
  answer: z.object({ exists: z.literal(true), address, notice }),
} as const

export const addressEndpoints = {
  'GET /address/{userId}': {
    access: 'signedIn',
    summary: "A customer's address: your own, or any for an administrator",
    params: z.object({ userId: idParam }),
    answer: z.object({ exists: z.boolean(), address: address.nullable(), notice }),
  },
  'PUT /address/upsert': upsert,
  'POST /address/upsert': upsert,
} satisfies Endpoints
