import { ApiError, callApi } from '#browser/call-api.ts'
import { rememberedPin } from '#ordering/delivery/shop/remembered-pin.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { addressLengths, type FieldRule } from '#values/people/field-rules.ts'
import * as fieldWords from '#values/words/en.ts'
import { findIndianState } from '#words/gst-states.ts'
import type { Address, addressEndpoints, ToldAddress } from '../contract.ts'
import * as words from '../words/en.ts'

export type AddressValues = Record<(typeof addressFieldNames)[number], string>

export const addressFieldNames = [
  'full_name',
  'address_line1',
  'address_line2',
  'landmark',
  'city',
  'district',
  'state',
  'postal_code',
  'country',
  'phone',
  'name',
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
  const start = {
    ...saved,
    state: findIndianState(saved.state ?? ''),
    phone: saved.phone ?? account?.user.phone,
  }
  return Object.fromEntries(addressFieldNames.map((name) => [name, start[name] ?? ''])) as AddressValues
}

/** Keeps one more address, or changes the one that there is (specification §4), from what was read of it. */
export function saveAddress(typed: AddressValues, before: Address | null) {
  const api = callApi<typeof addressEndpoints>()
  if (!before) return api('POST /addresses', { body: typed })
  return api('PUT /addresses/{id}', {
    params: { id: before.id },
    body: { ...typed, version: before.version },
  })
}

/** What another window saved of this address meanwhile, where that is why it was refused. */
export const changedMeanwhile = (error: unknown) =>
  error instanceof ApiError && error.code === 'ADDRESS_CHANGED' ? (error.body.current as Address) : undefined

/** Specification §8: the server said no, or there was no answer of its own. What it says of several addresses it says itself. */
export function failureWords(error: unknown) {
  if (!(error instanceof ApiError) || error.status === 0) return words.wentWrong
  return error.status === 404 || error.status === 409 ? error.message : words.notSaved
}

/** Where it was opened from: at the checkout the address that was saved is chosen, and what did not follow it is ordered again. */
export const backTo = (from: string | null, { id, order_stays }: ToldAddress) =>
  from === '/checkout' || order_stays ? `/checkout?address=${id}` : from
