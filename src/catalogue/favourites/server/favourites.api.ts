import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { favouriteEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { listFavourites, maxFavourites, removeFavourite, saveFavourites } from './save-favourites.ts'

export const favouritesApi = ({ db, clock }: Parts) =>
  createRoutes('favourites', favouriteEndpoints, {
    'GET /favourites': async ({ user }) => ({ product_ids: await listFavourites(db, user.id) }),

    'POST /favourites': async ({ user, body }) => {
      const saved = await saveFavourites(db, {
        userId: user.id,
        productIds: body.product_ids,
        now: clock.now(),
      })
      if (saved.ok) return { product_ids: saved.productIds }
      return saved.reason === 'TOO_MANY'
        ? refuse(409, 'TOO_MANY_FAVOURITES', sentences.tooMany({ most: maxFavourites }))
        : notFound(sentences.notSold)
    },

    'DELETE /favourites/{id}': async ({ user, params }) => {
      await removeFavourite(db, user.id, params.id)
      return { product_ids: await listFavourites(db, user.id) }
    },
  })
