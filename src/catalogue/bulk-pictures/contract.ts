import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, idParams, timestamp, timestampOrNull } from '#http/calls/schema-pieces.ts'
import { maxFileName, maxFilesAtOnce } from './rules/match-file-names.ts'
import * as words from './words/office/en.ts'

/**
 * Why a photo was not added: the file is damaged (`damaged`), the product has all the images that it can have (`full`)
 * or was deleted (`gone`), the file is not in the storage any more (`lost`), or the server stopped several times while
 * it worked on it (`interrupted`).
 */
const refusalReasons = ['damaged', 'full', 'gone', 'lost', 'interrupted'] as const

const waitingPicture = z.object({
  id,
  file_name: z.string(),
  product: z.object({ id, name: z.string() }),
  state: z.enum(['waiting', 'added', 'refused']),
  reason: z.enum(refusalReasons).nullable(),
  created_at: timestamp,
  ended_at: timestampOrNull,
})
export type WaitingPicture = z.infer<typeof waitingPicture>

const matches = z.object({
  matches: z.array(
    z.object({
      file_name: z.string(),
      /** Null if no product fits, or several do. */
      product: z.object({ id, name: z.string() }).nullable(),
    }),
  ),
})

export const bulkPictureEndpoints = {
  'POST /products/waiting-pictures/match': {
    right: 'catalogue:write',
    summary: 'Find the product of each photo by its file name',
    body: z.object({
      file_names: z.array(z.string().min(1).max(maxFileName)).min(1).max(maxFilesAtOnce),
    }),
    answer: matches,
    limit: { most: 60, perSeconds: 600, per: 'person' },
  },
  'GET /products/waiting-pictures': {
    right: 'catalogue:write',
    summary:
      'List photos that wait to be added to their products, and those of the last 7 days, newest first',
    answer: z.object({ pictures: z.array(waitingPicture), waiting: z.number() }),
  },
  'POST /products/{id}/waiting-pictures': {
    right: 'catalogue:write',
    summary: 'Upload a photo, which is encoded and added to the product in the background',
    params: idParams,
    form: z.object({}),
    files: { field: 'image', most: 1, tooMany: words.oneAtATime },
    answer: z.object({ id }),
    status: 201,
    limit: { most: 600, perSeconds: 3600, per: 'person' },
  },
} satisfies Endpoints
