import { ApiError, callApi } from '../../../browser/call-api.ts'
import { addressLengths, type FieldRule } from '../../../values/field-rules.ts'
import * as fieldWords from '../../../values/words/en.ts'
import { rememberedPin } from '../../delivery/shop/remembered-pin.ts'
import type { Account } from '../../session/shop/load-account.ts'
import type { Address, addressEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

export type AddressValues = Record<(typeof addressFieldNames)[number], string>

export const addressFieldNames = [
  'full_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'country',
  'phone',
] as const

/** A line of an address, as the server takes it. */
export const lineRule = (name: keyof typeof addressLengths): FieldRule => ({
  pattern: /^/,
  missing: fieldWords.missing,
  invalid: fieldWords.tooLong({ most: addressLengths[name] }),
  most: addressLengths[name],
})

/**
 * What the form starts with: the saved address, or the customer's name and where they asked for delivery. An address without
 * a phone is the account's to the courier, so that is the number that stands there.
 */
export const startOf = (account: Account | null, { state }: { state: string }): AddressValues => {
  const saved: Partial<Address> = account?.address ?? {
    full_name: account?.user.name,
    state,
    country: words.india,
    postal_code: rememberedPin(),
  }
  const start = { ...saved, phone: saved.phone ?? account?.user.phone }
  return Object.fromEntries(addressFieldNames.map((name) => [name, start[name] ?? ''])) as AddressValues
}

/** Creates the address, or updates the one there is (specification §4). */
export function saveAddress(typed: AddressValues, { user, address }: Account) {
  const api = callApi<typeof addressEndpoints>()
  const body = { ...typed, user_id: user.id }
  return address ? api('PUT /address/upsert', { body }) : api('POST /address/upsert', { body })
}

/** Specification §8: the server said no, or there was no answer of its own. */
export const failureWords = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? words.notSaved : words.wentWrong
