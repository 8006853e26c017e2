import { notAllowed, notFound, refuse } from '#http/calls/refusal.ts'
import { type Call, createRoutes } from '#http/calls/routes.ts'
import { findMismatchedStates, isUnknownPostalCode } from '#ordering/delivery/server/find-zone.ts'
import { sentences as deliverySentences } from '#ordering/delivery/words/index.ts'
import type { Parts } from '#parts.ts'
import { hasRight } from '#values/people/rights.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { type Address, addressEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { findDefaultAddress, listAddresses } from './addresses.queries.ts'
import {
  addAddress,
  chooseDefaultAddress,
  deleteAddress,
  editAddress,
  maxAddresses,
} from './change-addresses.ts'
import { deliveryNotice } from './delivery-notice.ts'
import { describeUnredirectedOrder, type UnredirectedOrder } from './describe-unredirected-order.ts'
import { saveAddress } from './save-address.ts'

/** The refusal (403) of another account's address. */
const refuseOtherAccount = () => notAllowed(sentences.ofAnotherAccount)
const refuseMissingAddress = () => notFound(sentences.addressGone)

export function addressesApi(parts: Parts) {
  const noticeOf = (address: Address, language: Language) =>
    deliveryNotice(parts.store(), address.postal_code, language)
  /** The answer's `order_stays` if an unpaid order still goes to the old address. */
  const orderStaysNotice = (unredirected: UnredirectedOrder | undefined, language: Language) =>
    unredirected ? { order_stays: describeUnredirectedOrder(parts.store(), unredirected, language) } : {}
  const withNotices = (address: Address, language: Language) => ({
    ...address,
    ...noticeOf(address, language),
  })

  /**
   * The refusal of a postal code that does not exist, or lies in another state than the given one; undefined if both
   * are right.
   */
  const refuseInvalidPlace = (address: { postal_code: string; state: string }) => {
    const { postal_code: postalCode } = address
    const invalid = (field: 'postal_code' | 'state', sentence: Sentence) =>
      refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })
    if (isUnknownPostalCode(parts.store(), postalCode))
      return invalid('postal_code', deliverySentences.unknownCode({ postalCode }))
    const states = findMismatchedStates(address)
    return states && invalid('state', sentences.inOtherState({ postalCode, states }))
  }

  const upsert = async ({ user, body, language }: Call<(typeof addressEndpoints)['PUT /address/upsert']>) => {
    const refused = refuseInvalidPlace(body)
    if (refused) return refused
    const saved = await saveAddress(parts, user.id, body)
    return saved.ok
      ? {
          exists: true as const,
          address: saved.address,
          ...noticeOf(saved.address, language),
          ...orderStaysNotice(saved.unredirected, language),
        }
      : refuseOtherAccount()
  }

  return createRoutes('addresses', addressEndpoints, {
    'GET /address/{userId}': async ({ user, params, language }) => {
      if (!hasRight(user, 'customers:read') && user.id !== params.userId) return refuseOtherAccount()
      const address = await findDefaultAddress(parts.db, params.userId)
      return address
        ? { exists: true, address, ...noticeOf(address, language) }
        : { exists: false, address: null }
    },
    'PUT /address/upsert': upsert,
    'POST /address/upsert': upsert,

    'GET /addresses': async ({ user, language }) =>
      (await listAddresses(parts.db, user.id)).map((address) => withNotices(address, language)),

    'POST /addresses': async ({ user, body, language }) => {
      const refused = refuseInvalidPlace(body)
      if (refused) return refused
      const added = await addAddress(parts, user.id, body)
      if (added.ok) return withNotices(added.address, language)
      return refuse(409, 'TOO_MANY_ADDRESSES', sentences.tooMany({ most: maxAddresses }))
    },

    'PUT /addresses/{id}': async ({ user, params: { id }, body: { version, ...fields }, language }) => {
      const refused = refuseInvalidPlace(fields)
      if (refused) return refused
      const edited = await editAddress(parts, user.id, { id, version, fields })
      if (edited.ok)
        return {
          ...withNotices(edited.address, language),
          ...orderStaysNotice(edited.unredirected, language),
        }
      if (edited.reason === 'NO_SUCH_ADDRESS') return refuseMissingAddress()
      return refuse(409, 'ADDRESS_CHANGED', sentences.changedMeanwhile, { more: { current: edited.current } })
    },

    'PUT /addresses/{id}/default': async ({ user, params, language }) => {
      const chosen = await chooseDefaultAddress(parts, user.id, params.id)
      return chosen.ok ? withNotices(chosen.address, language) : refuseMissingAddress()
    },

    'DELETE /addresses/{id}': async ({ user, params, language }) => {
      const deleted = await deleteAddress(parts, user.id, params.id)
      return deleted.ok
        ? { message: sentences.deleted.in(language), ...orderStaysNotice(deleted.unredirected, language) }
        : refuseMissingAddress()
    },
  })
}
