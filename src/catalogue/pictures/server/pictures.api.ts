import type { RouteParts } from '#domain-module.ts'
import { setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createResponseCache, toJsonBytes } from '#http/calls/response-cache.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { knownTitles, pictureEndpoints, type TitledPicture } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { addPicture } from './add-picture.ts'
import { deletePicture } from './delete-picture.ts'
import { listPictures } from './stored-pictures.queries.ts'
import { findTitle, listTitles, type TitlePictures } from './titles.queries.ts'

const defaultPageSize = 48

export function picturesApi(parts: RouteParts) {
  const cachedResponse = createResponseCache(parts, { maxBytes: 1024 * 1024 })
  return createRoutes('pictures', pictureEndpoints, {
    'GET /images/title/{title}': async ({ params }) => {
      const cached = await cachedResponse(params.title, async () => {
        const shown = await findTitle(parts.db, params.title)
        return shown && { bytes: toJsonBytes(toTitledPicture(shown)), next: null, total: 1 }
      })
      return cached ?? notFound(sentences.noPictureOfTitle)
    },

    'GET /images/titles': async () => {
      const shown = await listTitles(parts.db)
      const known = knownTitles.map(
        (title) =>
          shown.find((each) => each.title === title) ?? { title, picture: null, phone_picture: null },
      )
      const others = shown.filter(({ title }) => !isUsedByStorefront(title))
      return [
        ...known.map((each) => ({ ...each, known: true })),
        ...others.map((each) => ({ ...each, known: false })),
      ]
    },

    'GET /images': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listPictures(parts.db, { limit: query.limit ?? defaultPageSize, cursor: query.cursor }),
      ),

    'DELETE /images/{id}': async ({ user, params, language }) => {
      const deleted = await deletePicture(parts, user, params.id)
      if (deleted.ok) return { message: officeSentences.pictureDeleted.in(language) }
      return deleted.reason === 'NO_SUCH_PICTURE'
        ? notFound(officeSentences.pictureIsGone)
        : refuse(409, 'PICTURE_IS_SHOWN', officeSentences.pictureIsShown)
    },

    'POST /images/add': async ({ user, body, files, language }) => {
      const added = await addPicture(parts, user, body, files)
      return added.ok
        ? { ...toTitledPicture(added.shown), message: officeSentences.imageAdded.in(language) }
        : refuse(400, 'INVALID', added.sentence, { fields: { image: added.sentence } })
    },
  })
}

/**
 * Whether the storefront shows a picture under this title, such as `bannerImage1`; pictures may also be stored under
 * other titles.
 */
const isUsedByStorefront = (title: string) => knownTitles.some((known) => known === title)

const toTitledPicture = ({ title, picture, phone_picture }: TitlePictures): TitledPicture => ({
  title,
  imageUrl: picture.url,
  picture,
  phone_picture,
})
