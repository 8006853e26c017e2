import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { pictureFileProblem } from '#catalogue/pictures/admin/picture-files.ts'
import type { bulkPictureEndpoints } from '../contract.ts'
import { maxFileName, maxFilesAtOnce } from '../rules/match-file-names.ts'
import * as words from '../words/office/section/en.ts'
import type { ChosenPhoto } from './chosen-photo.ts'

/** The photos that the merchant chose, each with the product that the server found by its file name. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const change = (key: string, update: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...update } : photo)))
  const remove = (key: string) => setPhotos((all) => all.filter((photo) => photo.key !== key))

  const matching = useAction(
    async (wanted: ChosenPhoto[]) => {
      const nameOf = ({ file }: ChosenPhoto) => file.name.slice(0, maxFileName)
      const { matches } = await callApi<typeof bulkPictureEndpoints>()(
        'POST /products/waiting-pictures/match',
        { body: { file_names: wanted.map(nameOf) } },
      )
      const found = new Map(wanted.map(({ key }, at) => [key, matches[at]?.product ?? null]))
      setPhotos((all) =>
        all.map((photo) => ({
          ...photo,
          // What the merchant chose meanwhile stays.
          product: photo.product ?? (found.has(photo.key) ? found.get(photo.key) : photo.product),
        })),
      )
    },
    { failed: words.notMatched },
  )

  /** @returns how many were not taken, because only so many can be added at once */
  const add = (files: File[]) => {
    const room = Math.max(0, maxFilesAtOnce - photos.length)
    const taken = files
      // In the order of their names, which the pictures of a product keep.
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .slice(0, room)
      .map((file) => ({
        key: newFormKey(),
        file,
        product: undefined,
        problem: pictureFileProblem(file),
      }))
    setPhotos((all) => [...all, ...taken])
    if (taken.length > 0) void matching.run(taken)
    return files.length - taken.length
  }
  const matchAgain = () => matching.run(photos.filter(({ product }) => !product))
  return { photos, add, change, remove, matchAgain, matching: matching.busy }
}
