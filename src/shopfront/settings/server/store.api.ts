import { refuseClaims } from '#catalogue/labels/server/claims/weigh-claims.ts'
import { doors } from '#http/calls/doors.ts'
import { refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { storeEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { readStore } from './read-store.ts'
import { saveStore } from './save-store.ts'

export const storeApi = (parts: Parts) =>
  doors('store', storeEndpoints, {
    'GET /store': () => readStore(parts.db, parts.settings),

    'PUT /store': async ({ user, body: { facts, version, claims_confirmed, hiding_confirmed } }) => {
      const saved = await saveStore(parts, {
        facts,
        version,
        by: user.id,
        isHidingConfirmed: hiding_confirmed,
        claimsConfirmedBy: claims_confirmed ? user : undefined,
      })
      if (saved.ok) return { facts, version: saved.version }
      if (saved.reason === 'UNCONFIRMED_CLAIMS') return refuseClaims(saved.claims)
      if (saved.reason === 'WOULD_HIDE') {
        const { reason, products } = saved
        return refuse(409, reason, said.wouldHide({ products }), { more: { products } })
      }
      if (saved.reason === 'DEADLINE_PASSED')
        return refuse(400, 'INVALID', said.deadlinePassed, { fields: { labelDeadline: said.deadlinePassed } })
      if (saved.reason === 'LICENCE_IN_USE') {
        const sentence = said.licenceInUse({ products: saved.products })
        return refuse(409, saved.reason, sentence, { fields: { fssai: sentence } })
      }
      const current = await readStore(parts.db, parts.settings)
      return refuse(409, 'FACTS_CHANGED', said.changedMeanwhile, { more: { current } })
    },
  })
