import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { claimEndpoints } from '../../claims-contract.ts'
import { confirmClaim } from './confirm-claim.ts'
import { listClaimsInTexts } from './list-claims.ts'

export const claimsApi = (parts: Parts) => {
  const list = async () => ({ claims: await listClaimsInTexts(parts.db, parts) })
  return createRoutes('claims', claimEndpoints, {
    'GET /claims-in-texts': list,

    'PUT /claims-in-texts': async ({ body, user }) => {
      await confirmClaim(parts, body, user)
      return list()
    },
  })
}
