import type { RouteParts } from '#domain-module.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { logoEndpoints } from '../../logo-contract.ts'
import { logosSentences } from '../../words/index.ts'
import { listLogos } from './list-logos.ts'
import { showLogo, uploadLogo } from './save-logo.ts'

export function logosApi(parts: RouteParts) {
  const list = () => listLogos(parts)

  /** Stale version (optimistic lock): the refusal carries the current logos. */
  const refuseStale = async () =>
    refuse(409, 'LOGO_CHANGED', logosSentences.logoChangedMeanwhile, { more: { current: await list() } })

  return createRoutes('store', logoEndpoints, {
    'GET /store/logos': list,

    'POST /store/logos/{shape}': async ({ params, body, files, user }) => {
      const [file] = files
      if (!file)
        return refuse(400, 'INVALID', logosSentences.logoMissing, {
          fields: { image: logosSentences.logoMissing },
        })
      const saved = await uploadLogo(parts, { ...params, ...body, by: user }, file)
      if (saved.ok) return list()
      if (saved.reason !== 'REFUSED') return refuseStale()
      return refuse(400, 'INVALID', saved.sentence, { fields: { image: saved.sentence } })
    },

    'PUT /store/logos/{shape}': async ({ params, body: { version, show }, user }) => {
      const saved = await showLogo(parts, { ...params, version, by: user }, show)
      if (saved.ok) return list()
      return saved.reason === 'STALE' ? refuseStale() : refuse(404, 'NOT_FOUND', logosSentences.noEarlierLogo)
    },
  })
}
