import { type Call, doors } from '../../../http/doors.ts'
import { notAllowed } from '../../../http/refusal.ts'
import type { Parts } from '../../../parts.ts'
import { addressEndpoints } from '../contract.ts'
import { findAddress } from './addresses.queries.ts'
import { saveAddress } from './save-address.ts'

const refuseForeign = () => notAllowed('This is the address of another account.')

export function addressesApi(parts: Parts) {
  const upsert = async ({ user, body }: Call<(typeof addressEndpoints)['PUT /address/upsert']>) => {
    const saved = await saveAddress(parts, user.id, body)
    return saved.ok ? { exists: true as const, address: saved.address } : refuseForeign()
  }

  return doors('addresses', addressEndpoints, {
    'GET /address/{userId}': async ({ user, params }) => {
      if (user.role !== 'admin' && user.id !== params.userId) return refuseForeign()
      const address = await findAddress(parts.db, params.userId)
      return { exists: address !== undefined, address: address ?? null }
    },
    'PUT /address/upsert': upsert,
    'POST /address/upsert': upsert,
  })
}
