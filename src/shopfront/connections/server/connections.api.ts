import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { connectionEndpoints } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { readConnections } from './read-connections.ts'
import { removeConnection, type SaveResult, saveConnection } from './save-connection.ts'
import { testConnection } from './test-connection.ts'

export const connectionsApi = (parts: Parts) => {
  async function answer(saved: SaveResult) {
    if (!saved.ok) return refuseSave(saved)
    await parts.refreshStoreSettings()
    return readConnections(parts)
  }

  return createRoutes('connections', connectionEndpoints, {
    'GET /connections': () => readConnections(parts),

    'PUT /connections/{name}': async ({ params, body, user, request }) =>
      answer(await saveConnection(parts, { ...params, ...body, by: user, from: originOf(request) })),

    'POST /connections/{name}/test': async ({ params: { name } }) => {
      await testConnection(parts, name)
      return readConnections(parts)
    },

    'DELETE /connections/{name}': async ({ params, query, user, request }) =>
      answer(await removeConnection(parts, { ...params, ...query, by: user, from: originOf(request) })),
  })
}

function refuseSave(saved: Exclude<SaveResult, { ok: true }>) {
  if (saved.reason === 'INCOMPLETE') {
    const fields = Object.fromEntries(saved.missing.map((field) => [field, sentences.missing]))
    return refuse(400, 'INVALID', sentences.incomplete, { fields })
  }
  if (saved.reason === 'INVALID') {
    const { field, problem } = saved
    if (!field) return refuse(400, saved.reason, sentences.notReady({ problem }))
    const sentence = sentences.unfit({ problem })
    return refuse(400, saved.reason, sentence, { fields: { [field]: sentence } })
  }
  return refuse(409, saved.reason, sentences[refusals[saved.reason]])
}

const refusals = {
  STALE: 'changedMeanwhile',
  IN_ENVIRONMENT: 'setByEnvironment',
  NEEDS_PASSKEY: 'needsPasskey',
  NEEDS_MAIL: 'needsMail',
} as const
