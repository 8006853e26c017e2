import { type Call, doors } from '#http/calls/doors.ts'
import { notAllowed, notFound, refuse } from '#http/calls/refusal.ts'
import { sayOutside } from '#ordering/delivery/server/say-outside.ts'
import { isNoPostalCode, statesOtherThan, zoneOf } from '#ordering/delivery/server/zone-of.ts'
import { said as deliverySaid } from '#ordering/delivery/words/index.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { type Address, addressEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { findDefaultAddress, listAddresses } from './addresses.queries.ts'
import { addAddress, chooseDefault, deleteAddress, editAddress, mostAddresses } from './change-addresses.ts'
import { type OrderStays, sayOrderStays } from './order-stays.ts'
import { saveAddress } from './save-address.ts'

const refuseForeign = () => notAllowed(said.ofAnotherAccount)
const gone = () => notFound(said.addressGone)

export function addressesApi(parts: Parts) {
  const noticeOf = (address: Address, language: Language) =>
    zoneOf(parts.store(), address.postal_code)
      ? {}
      : { notice: sayOutside(parts.store(), address.postal_code, 'MayStay').in(language) }
  const staysOf = (stays: OrderStays | undefined, language: Language) =>
    stays ? { order_stays: sayOrderStays(parts.store(), stays, language) } : {}
  const tell = (address: Address, language: Language) => ({ ...address, ...noticeOf(address, language) })

  /** A code that nobody's post office has is mistyped: nothing would ever arrive there. So is one of another state, or that is. */
  const refuseNoPlace = (address: { postal_code: string; state: string }) => {
    const { postal_code: postalCode } = address
    const invalid = (field: 'postal_code' | 'state', sentence: Sentence) =>
      refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })
    if (isNoPostalCode(parts.store(), postalCode))
      return invalid('postal_code', deliverySaid.unknownCode({ postalCode }))
    const states = statesOtherThan(address)
    return states && invalid('state', said.inOtherState({ postalCode, states }))
  }

  const upsert = async ({ user, body, language }: Call<(typeof addressEndpoints)['PUT /address/upsert']>) => {
    const refused = refuseNoPlace(body)
    if (refused) return refused
    const saved = await saveAddress(parts, user.id, body)
    return saved.ok
      ? {
          exists: true as const,
          address: saved.address,
          ...noticeOf(saved.address, language),
          ...staysOf(saved.stays, language),
        }
      : refuseForeign()
  }

  return doors('addresses', addressEndpoints, {
    'GET /address/{userId}': async ({ user, params, language }) => {
      if (user.role !== 'admin' && user.id !== params.userId) return refuseForeign()
      const address = await findDefaultAddress(parts.db, params.userId)
      return address
        ? { exists: true, address, ...noticeOf(address, language) }
        : { exists: false, address: null }
    },
    'PUT /address/upsert': upsert,
    'POST /address/upsert': upsert,

    'GET /addresses': async ({ user, language }) =>
      (await listAddresses(parts.db, user.id)).map((address) => tell(address, language)),

    'POST /addresses': async ({ user, body, language }) => {
      const refused = refuseNoPlace(body)
      if (refused) return refused
      const added = await addAddress(parts, user.id, body)
      if (added.ok) return tell(added.address, language)
      return refuse(409, 'TOO_MANY_ADDRESSES', said.tooMany({ most: mostAddresses }))
    },

    'PUT /addresses/{id}': async ({ user, params: { id }, body: { version, ...fields }, language }) => {
      const refused = refuseNoPlace(fields)
      if (refused) return refused
      const edited = await editAddress(parts, user.id, { id, version, fields })
      if (edited.ok) return { ...tell(edited.address, language), ...staysOf(edited.stays, language) }
      if (edited.reason === 'NO_SUCH_ADDRESS') return gone()
      return refuse(409, 'ADDRESS_CHANGED', said.changedMeanwhile, { more: { current: edited.current } })
    },

    'PUT /addresses/{id}/default': async ({ user, params, language }) => {
      const chosen = await chooseDefault(parts, user.id, params.id)
      return chosen.ok ? tell(chosen.address, language) : gone()
    },

    'DELETE /addresses/{id}': async ({ user, params, language }) => {
      const deleted = await deleteAddress(parts, user.id, params.id)
      return deleted.ok ? { message: said.deleted.in(language), ...staysOf(deleted.stays, language) } : gone()
    },
  })
}
