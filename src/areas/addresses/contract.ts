import { z } from 'zod'
import type { Endpoints } from '../../http/endpoint.ts'
import { id, idField, idParam, ruled, text } from '../../http/schema-pieces.ts'
import { addressPhoneRule } from '../../values/field-rules.ts'

const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** What is typed; all but the second line and the phone are required (specification §5). */
const addressFields = z.object({
  full_name: text(80),
  address_line1: text(120),
  address_line2: z.preprocess(blankAsNull, text(120).nullish()),
  city: text(60),
  state: text(60),
  postal_code: text(12).regex(/^[A-Za-z0-9 -]{3,12}$/, 'Enter a valid postal code'),
  country: text(60),
  phone: z.preprocess(blankAsNull, ruled(addressPhoneRule).nullish()),
})
export type AddressFields = z.infer<typeof addressFields>

export const address = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  address_line1: z.string(),
  address_line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
})
export type Address = z.infer<typeof address>

const upsert = {
  access: 'customer',
  summary: 'Save your address',
  body: addressFields.extend({ user_id: idField.optional() }),
  answer: z.object({ exists: z.literal(true), address }),
} as const

export const addressEndpoints = {
  'GET /address/{userId}': {
    access: 'signedIn',
    summary: "A customer's address: your own, or any for an administrator",
    params: z.object({ userId: idParam }),
    answer: z.object({ exists: z.boolean(), address: address.nullable() }),
  },
  'PUT /address/upsert': upsert,
  'POST /address/upsert': upsert,
} satisfies Endpoints
