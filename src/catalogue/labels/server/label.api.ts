import type { MissingName } from '#catalogue/publishing/contract.ts'
import { doors } from '#http/calls/doors.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { labelEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { findLabel } from './labels.queries.ts'
import { saveLabel } from './save-label.ts'

export const labelApi = (parts: Parts) =>
  doors('label', labelEndpoints, {
    'GET /products/{id}/label': async ({ params }) =>
      (await findLabel(parts.db, params.id)) ?? notFound(said.noSuchProduct),

    'PUT /products/{id}/label': async ({ user, params, body: { version, ...label } }) => {
      const saved = await saveLabel(parts, { productId: params.id, label, version, actor: user })
      if (saved.ok) return saved.saved
      switch (saved.reason) {
        case 'NO_SUCH_PRODUCT':
          return notFound(said.noSuchProduct)
        case 'NOT_ITS_PICTURE':
          return refuse(400, 'INVALID', said.notItsPicture, { fields: { front: said.notItsPicture } })
        case 'ON_SALE': {
          const { sentence, missing } = saved.problem
          const at = missing.map((name) => [fieldOf[name] ?? name, sentence])
          return refuse(400, 'INVALID', sentence, { fields: Object.fromEntries(at) })
        }
        case 'STALE':
          return refuse(409, 'LABEL_CHANGED', said.changedMeanwhile, { more: { current: saved.current } })
      }
    },
  })

/** The field of the form where a requirement of another name is entered. */
const fieldOf: { [Name in MissingName]?: string } = { maker: 'maker_name' }
