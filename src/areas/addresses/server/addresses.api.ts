import { type Call, doors } from '../../../http/calls/doors.ts'
import { notAllowed } from '../../../http/calls/refusal.ts'
import type { Parts } from '../../../parts.ts'
import type { Language } from '../../../words/language.ts'
import { sayOutside } from '../../delivery/server/say-outside.ts'
import { zoneOf } from '../../delivery/server/zone-of.ts'
import { type Address, addressEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { findAddress } from './addresses.queries.ts'
import { saveAddress } from './save-address.ts'

const refuseForeign = () => notAllowed(said.ofAnotherAccount)

export function addressesApi(parts: Parts) {
  const noticeOf = (address: Address, language: Language) =>
    zoneOf(parts.store(), address.postal_code)
      ? {}
      : { notice: sayOutside(parts.store(), address.postal_code, 'MayStay').in(language) }

  const upsert = async ({ user, body, language }: Call<(typeof addressEndpoints)['PUT /address/upsert']>) => {
    const saved = await saveAddress(parts, user.id, body)
    return saved.ok
      ? { exists: true as const, address: saved.address, ...noticeOf(saved.address, language) }
      : refuseForeign()
  }

  return doors('addresses', addressEndpoints, {
    'GET /address/{userId}': async ({ user, params, language }) => {
      if (user.role !== 'admin' && user.id !== params.userId) return refuseForeign()
      const address = await findAddress(parts.db, params.userId)
      return address
        ? { exists: true, address, ...noticeOf(address, language) }
        : { exists: false, address: null }
    },
    'PUT /address/upsert': upsert,
    'POST /address/upsert': upsert,
  })
}
