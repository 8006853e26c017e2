import { refuseClaims } from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { storeEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { readStoreSettings } from './read-store-settings.ts'
import { saveSettingsPart, saveStoreSettings } from './save-store-settings.ts'

export const storeSettingsApi = (parts: Parts) =>
  createRoutes('store', storeEndpoints, {
    'GET /store': () => readStoreSettings(parts.db, parts.settings),

    'PUT /store': async ({ user, body: { facts, version, ...confirmed } }) =>
      answer(parts, await saveStoreSettings(parts, { facts, version, ...savingOf(user, confirmed) })),

    'PUT /store/part': async ({ user, body: { before, facts, ...confirmed } }) =>
      answer(parts, await saveSettingsPart(parts, { before, facts, ...savingOf(user, confirmed) })),
  })

type Confirmed = { claims_confirmed?: boolean | undefined; hiding_confirmed?: boolean | undefined }
const savingOf = (user: { id: number; name: string }, { claims_confirmed, hiding_confirmed }: Confirmed) => ({
  by: user.id,
  isHidingConfirmed: hiding_confirmed,
  claimsConfirmedBy: claims_confirmed ? user : undefined,
})

async function answer(parts: Parts, saved: Awaited<ReturnType<typeof saveStoreSettings>>) {
  if (saved.ok) return { facts: saved.facts, version: saved.version }
  if (saved.reason === 'UNCONFIRMED_CLAIMS') return refuseClaims(saved.claims)
  if (saved.reason === 'WOULD_HIDE') {
    const { reason, products } = saved
    return refuse(409, reason, sentences.wouldHide({ products }), { more: { products } })
  }
  if (saved.reason === 'DEADLINE_PASSED')
    return refuse(400, 'INVALID', sentences.deadlinePassed, {
      fields: { labelDeadline: sentences.deadlinePassed },
    })
  if (saved.reason === 'LICENCE_IN_USE') {
    const sentence = sentences.licenceInUse({ products: saved.products })
    return refuse(409, saved.reason, sentence, { fields: { fssai: sentence } })
  }
  const current = await readStoreSettings(parts.db, parts.settings)
  return refuse(409, 'FACTS_CHANGED', sentences.changedMeanwhile, { more: { current } })
}
