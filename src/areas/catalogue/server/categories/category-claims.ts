import type { WeighedClaim } from '../../../label/claims-contract.ts'
import type { CategoryEdit, KeptCategory } from '../../category-contract.ts'

export type UnconfirmedClaims = { ok: false; reason: 'UNCONFIRMED_CLAIMS'; claims: WeighedClaim[] }

type Said = Pick<Partial<KeptCategory>, 'name' | 'description'> & {
  translations?: CategoryEdit['translations'] | KeptCategory['translations']
}

/** What a category says in all its languages, by a name of each text. */
export const claimingTexts = ({ name, description, translations }: Said): Record<string, unknown> => ({
  name,
  description,
  ...Object.fromEntries(
    Object.entries(translations ?? {}).flatMap(([language, texts]) =>
      Object.entries(texts ?? {}).map(([field, text]) => [`${field} ${language}`, text]),
    ),
  ),
})
