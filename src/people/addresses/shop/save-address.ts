import { ApiError, callApi } from '#browser/call-api.ts'
import { rememberedPostalCode } from '#ordering/delivery/shop/remembered-postal-code.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { addressLengths, type FieldRule } from '#values/people/field-rules.ts'
import * as fieldWords from '#values/words/en.ts'
import { findIndianState } from '#words/gst-states.ts'
import type { Address, AddressWithNotices, addressEndpoints } from '../contract.ts'
import { addressFieldNames } from '../rules/address-field-names.ts'
import * as words from '../words/en.ts'

export type AddressValues = Record<(typeof addressFieldNames)[number], string>

/** The form's rule for a text of an address: required, and no longer than the server accepts. */
export const addressTextRule = (name: keyof typeof addressLengths): FieldRule => ({
  pattern: /^/,
  missing: fieldWords.missing,
  invalid: fieldWords.tooLong({ most: addressLengths[name] }),
  most: addressLengths[name],
})

/**
 * The form's initial values: the saved address, or the customer's name and the postal code they last asked delivery
 * for. The courier calls the account's number if the address has none, so that number is filled in.
 */
export const initialValues = (account: Account | null, { state }: { state: string }): AddressValues => {
  const saved: Partial<Address> = account?.address ?? {
    full_name: account?.user.name,
    state,
    country: words.india,
    postal_code: rememberedPostalCode(),
  }
  const start = {
    ...saved,
    state: findIndianState(saved.state ?? ''),
    phone: saved.phone ?? account?.user.phone,
  }
  return Object.fromEntries(addressFieldNames.map((name) => [name, start[name] ?? ''])) as AddressValues
}

/**
 * Adds an address if `before` is null, otherwise updates `before`, from the version that was read (specification §4).
 * @returns the saved address with notices about it
 */
export function saveAddress(values: AddressValues, before: Address | null) {
  const api = callApi<typeof addressEndpoints>()
  if (!before) return api('POST /addresses', { body: values })
  return api('PUT /addresses/{id}', {
    params: { id: before.id },
    body: { ...values, version: before.version },
  })
}

/** The address as another window has saved it, if that is why saving was refused; otherwise undefined. */
export const conflictingAddress = (error: unknown) =>
  error instanceof ApiError && error.code === 'ADDRESS_CHANGED' ? (error.body.current as Address) : undefined

/**
 * The message for an address that could not be saved: the server refused, or did not answer (specification §8).
 * Refusals about several addresses bring their own sentence.
 */
export function failureMessage(error: unknown) {
  if (!(error instanceof ApiError) || error.status === 0) return words.wentWrong
  return error.status === 404 || error.status === 409 ? error.message : words.notSaved
}

/**
 * Where to go after saving: back to `from`, the page that the form was opened from (null if unknown); to the checkout
 * with this address chosen if it was opened there, or if an unpaid order was not redirected and must be placed again.
 */
export const returnPath = (from: string | null, { id, order_stays }: AddressWithNotices) =>
  from === '/checkout' || order_stays ? `/checkout?address=${id}` : from
