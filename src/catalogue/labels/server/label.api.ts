import type { RequirementName } from '#catalogue/publishing/contract.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { labelEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { findLabel } from './labels.queries.ts'
import { saveLabel } from './save-label.ts'

export const labelApi = (parts: Parts) =>
  createRoutes('label', labelEndpoints, {
    'GET /products/{id}/label': async ({ params }) =>
      (await findLabel(parts.db, params.id)) ?? notFound(officeSentences.noSuchProduct),

    'PUT /products/{id}/label': async ({ user, params, body: { version, ...label } }) => {
      const saved = await saveLabel(parts, { productId: params.id, label, version, actor: user })
      if (saved.ok) return saved.saved
      switch (saved.reason) {
        case 'NO_SUCH_PRODUCT':
          return notFound(officeSentences.noSuchProduct)
        case 'NOT_ITS_PICTURE':
          return refuse(400, 'INVALID', officeSentences.notItsPicture, {
            fields: { front: officeSentences.notItsPicture },
          })
        case 'ON_SALE': {
          const { sentence, missing } = saved.problem
          const at = missing.map((name) => [fieldOf[name] ?? name, sentence])
          return refuse(400, 'INVALID', sentence, { fields: Object.fromEntries(at) })
        }
        case 'STALE':
          return refuse(409, 'LABEL_CHANGED', officeSentences.changedMeanwhile, {
            more: { current: saved.current },
          })
      }
    },
  })

/** The form field of a requirement that has another name. */
const fieldOf: { [Name in RequirementName]?: string } = { maker: 'maker_name' }
