import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, idField, idParams } from '#http/calls/schema-pieces.ts'

/** The ids of the saved products, the newest first; also of those that are not on sale at the moment. */
const favourites = z.object({ product_ids: z.array(id) })

export const favouriteEndpoints = {
  'GET /favourites': {
    right: 'saved:own',
    summary: 'List the ids of your favourites, newest first',
    answer: favourites,
  },
  'POST /favourites': {
    right: 'saved:own',
    summary: 'Save products as favourites; those that are saved already stay as they are',
    body: z.object({ product_ids: z.array(idField).min(1).max(100) }),
    answer: favourites,
    limit: { most: 120, perSeconds: 60, per: 'person' },
  },
  'DELETE /favourites/{id}': {
    right: 'saved:own',
    summary: 'Remove a product from your favourites; a repeated call changes nothing',
    params: idParams,
    answer: favourites,
  },
} satisfies Endpoints
