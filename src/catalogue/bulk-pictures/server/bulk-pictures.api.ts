import { inspectUpload } from '#catalogue/pictures/server/encoding/inspect-upload.ts'
import { pictureKey } from '#catalogue/pictures/server/picture-paths.ts'
import { refuseUnknownProduct } from '#catalogue/products/server/products/product-write-routes.ts'
import { isProduct } from '#catalogue/products/server/products/products.queries.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { bulkPictureEndpoints } from '../contract.ts'
import { matchFileNames, maxFileName } from '../rules/match-file-names.ts'
import { bulkPictureSentences } from '../words/index.ts'
import {
  countWaiting,
  insertWaitingPicture,
  listProductNames,
  listWaitingPictures,
} from './waiting-pictures.queries.ts'

/** The files of more photos would fill a small disk. */
const maxWaiting = 200

/** Routes that add photos to many products at once. */
export const bulkPicturesApi = (parts: Parts) =>
  createRoutes('pictures', bulkPictureEndpoints, {
    'POST /products/waiting-pictures/match': async ({ body }) => {
      const products = (await listProductNames(parts.db)).map(({ id, name, packs }) => ({
        id,
        name,
        skus: packs.flatMap(({ sku }) => sku ?? []),
      }))
      const found = matchFileNames(body.file_names, products)
      return {
        matches: body.file_names.map((file_name, at) => {
          const product = found[at]
          return { file_name, product: product ? { id: product.id, name: product.name } : null }
        }),
      }
    },

    'GET /products/waiting-pictures': async () => {
      const rows = await listWaitingPictures(parts.db, maxWaiting)
      return {
        waiting: rows.filter(({ state }) => state === 'waiting').length,
        pictures: rows.map(({ product_id, product_name, created_at, ended_at, ...row }) => ({
          ...row,
          product: { id: product_id, name: product_name },
          created_at: created_at.toISOString(),
          ended_at: ended_at?.toISOString() ?? null,
        })),
      }
    },

    'POST /products/{id}/waiting-pictures': async ({ user, params, files: [file] }) => {
      if (!file) return refuseFile(bulkPictureSentences.photoMissing)
      if (!(await isProduct(parts.db, params.id))) return refuseUnknownProduct()
      const inspection = await inspectUpload(file.bytes)
      if (!inspection.ok) return refuseFile(inspection.sentence)
      if ((await countWaiting(parts.db, maxWaiting)) >= maxWaiting)
        return refuse(409, 'TOO_MANY_WAITING', bulkPictureSentences.tooManyWaiting)
      return { id: await storeUpload(parts, { file, productId: params.id, actorId: user.id }) }
    },
  })

const refuseFile = (sentence: Parameters<typeof refuse>[2]) =>
  refuse(400, 'INVALID', sentence, { fields: { image: sentence } })

type Upload = { file: UploadedFile; productId: number; actorId: number }

/** Stores the file first: a row without a file could not be added, a file without a row is only left over. */
async function storeUpload({ db, media, clock }: Parts, { file, productId, actorId }: Upload) {
  const uploadKey = `uploads/${pictureKey(file.bytes)}`
  await media.put(uploadKey, file.bytes, 'application/octet-stream')
  return insertWaitingPicture(db, {
    productId,
    actorId,
    fileName: file.filename.slice(0, maxFileName) || '-',
    uploadKey,
    now: clock.now(),
  })
}
