import { ApiError, callApi } from '../../../ui/call-api.ts'
import type { FieldRule } from '../../../values/field-rules.ts'
import type { Account } from '../../accounts/web/load-account.ts'
import type { Address, addressEndpoints } from '../contract.ts'

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

const missing = 'Please fill in this field.'

/** A line of an address, as the server takes it. */
export const lineRule = (most: number): FieldRule => ({
  pattern: /^/,
  missing,
  invalid: `Please use at most ${most} characters.`,
  most,
})

export const postalCodeRule: FieldRule = {
  pattern: /^[A-Za-z0-9 -]{3,12}$/,
  missing,
  invalid: 'Enter a valid postal code',
  most: 12,
}

/** What the form starts with: the saved address, or the customer's name and where the shop delivers. */
export const startOf = (account: Account | null, { state }: { state: string }): AddressValues => {
  const saved: Partial<Address> = account?.address ?? {
    full_name: account?.user.name,
    state,
    country: 'India',
  }
  return Object.fromEntries(addressFieldNames.map((name) => [name, saved[name] ?? ''])) as AddressValues
}

/** Creates the address, or updates the one there is (specification §4). */
export function saveAddress(typed: AddressValues, { user, address }: Account) {
  const api = callApi<typeof addressEndpoints>()
  const body = { ...typed, user_id: user.id }
  return address ? api('PUT /address/upsert', { body }) : api('POST /address/upsert', { body })
}

/** Specification §8: the server said no, or there was no answer of its own. */
export const failureWords = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? 'Failed to save address.' : 'Something went wrong.'
