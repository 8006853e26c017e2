import type { WeighedClaim } from '../../../label/claims-contract.ts'

export type UnconfirmedClaims = { ok: false; reason: 'UNCONFIRMED_CLAIMS'; claims: WeighedClaim[] }
