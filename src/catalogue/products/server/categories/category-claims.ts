import type { ClaimCoverage } from '#catalogue/labels/claims-contract.ts'

export type UnconfirmedClaims = { ok: false; reason: 'UNCONFIRMED_CLAIMS'; claims: ClaimCoverage[] }
