import { doors } from '#http/calls/doors.ts'
import { asBytes, createKeptAnswers } from '#http/calls/kept-answers.ts'
import { answerPage } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { knownTitles, pictureEndpoints, type TitledPicture } from '../contract.ts'
import { said } from '../words/index.ts'
import { said as saidInOffice } from '../words/office/index.ts'
import { addPicture } from './add-picture.ts'
import { deletePicture } from './delete-picture.ts'
import type { PictureParts } from './store-pictures.ts'
import { listPictures } from './stored-pictures.queries.ts'
import { findTitle, listTitles, type ShownByTitle } from './titles.queries.ts'

const usualPage = 48

export function picturesApi(parts: Parts & PictureParts) {
  const keep = createKeptAnswers(parts, { mostBytes: 1024 * 1024 })
  return doors('pictures', pictureEndpoints, {
    'GET /images/title/{title}': async ({ params }) => {
      const kept = await keep(params.title, async () => {
        const shown = await findTitle(parts.db, params.title)
        return shown && { bytes: asBytes(titledView(shown)), next: null, total: 1 }
      })
      return kept ?? notFound(said.noPictureOfTitle)
    },

    'GET /images/titles': async () => {
      const shown = await listTitles(parts.db)
      const known = knownTitles.map(
        (title) =>
          shown.find((each) => each.title === title) ?? { title, picture: null, phone_picture: null },
      )
      const others = shown.filter(({ title }) => !isKnown(title))
      return [
        ...known.map((each) => ({ ...each, known: true })),
        ...others.map((each) => ({ ...each, known: false })),
      ]
    },

    'GET /images': async ({ query, request, reply }) =>
      answerPage(
        request,
        reply,
        await listPictures(parts.db, { limit: query.limit ?? usualPage, cursor: query.cursor }),
      ),

    'DELETE /images/{id}': async ({ user, params, language }) => {
      const deleted = await deletePicture(parts, user, params.id)
      if (deleted.ok) return { message: saidInOffice.pictureDeleted.in(language) }
      return deleted.reason === 'NO_SUCH_PICTURE'
        ? notFound(saidInOffice.pictureIsGone)
        : refuse(409, 'PICTURE_IS_SHOWN', saidInOffice.pictureIsShown)
    },

    'POST /images/add': async ({ user, body, files, language }) => {
      const added = await addPicture(parts, user, body, files)
      return added.ok
        ? { ...titledView(added.shown), message: saidInOffice.imageAdded.in(language) }
        : refuse(400, 'INVALID', added.sentence, { fields: { image: added.sentence } })
    },
  })
}

const isKnown = (title: string) => knownTitles.some((known) => known === title)

const titledView = ({ title, picture, phone_picture }: ShownByTitle): TitledPicture => ({
  title,
  imageUrl: picture.url,
  picture,
  phone_picture,
})
