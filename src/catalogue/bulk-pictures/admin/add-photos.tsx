import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { UploadProgress } from '#backoffice/ui/admin/upload-progress.tsx'
import { ApiError, callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { DropZone } from '#catalogue/pictures/admin/drop-zone.tsx'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { bulkPictureEndpoints } from '../contract.ts'
import { maxFilesAtOnce } from '../rules/match-file-names.ts'
import * as words from '../words/office/section/en.ts'
import { type ChosenPhoto, isReady } from './chosen-photo.ts'
import { PhotoRow } from './photo-row.tsx'
import { useChosenPhotos } from './use-chosen-photos.ts'

/** Answers that are about one photo: the others are uploaded all the same. */
const aboutOnePhoto = [400, 404, 413]

/** Chooses photos, finds their products, and uploads them one after the other. */
export function AddPhotos({ onUploaded }: { onUploaded: () => void }) {
  const { photos, add, change, remove, matchAgain, matching } = useChosenPhotos()
  const [left, setLeft] = useState(0)
  const [progress, setProgress] = useState({ at: 0, count: 0 })
  const upload = useUpload()
  useUnsavedChanges(photos.length > 0, 'anything', words.lostOnLeave)
  const ready = photos.filter(isReady)
  const withoutProduct = photos.filter(({ product }) => product === null).length

  const send = async ({ key, file, product }: ChosenPhoto) => {
    const form = new FormData()
    form.append('image', file, file.name)
    try {
      await callApi<typeof bulkPictureEndpoints>(upload.transport)('POST /products/{id}/waiting-pictures', {
        params: { id: product?.id ?? 0 },
        form,
      })
      remove(key)
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || !aboutOnePhoto.includes(error.status)) throw error
      change(key, { problem: errorMessageOf(error, words.notAdded) })
      return false
    }
  }
  const uploading = useAction(
    async (chosen: ChosenPhoto[]) => {
      let sent = 0
      for (const [index, photo] of chosen.entries()) {
        setProgress({ at: index + 1, count: chosen.length })
        if (await send(photo)) sent++
        if (index === 0) onUploaded()
      }
      onUploaded()
      if (sent > 0) toast.success(words.uploaded({ count: sent }))
    },
    { failed: words.notAdded },
  )

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-lg">{words.heading}</h2>
      <DropZone
        multiple
        label={words.photos}
        hint={words.hint({ most: maxFilesAtOnce })}
        {...(left > 0 && { error: words.tooManyFiles({ most: maxFilesAtOnce, left }) })}
        onFiles={(files) => setLeft(add(files))}
      />
      {photos.length > 0 && (
        <ul aria-label={words.chosenPhotos} className="divide-y divide-line">
          {photos.map((photo) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              busy={uploading.busy}
              onProduct={(product) => change(photo.key, { product, problem: undefined })}
              onRemove={() => remove(photo.key)}
            />
          ))}
        </ul>
      )}
      {!matching && photos.some(({ product }) => product === undefined) && (
        <p className="flex flex-wrap items-center gap-3">
          {words.notMatched}
          <Button variant="secondary" onClick={() => void matchAgain()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {withoutProduct > 0 && <p>{words.withoutProduct({ count: withoutProduct })}</p>}
      <UploadProgress sent={upload.sent} />
      {(ready.length > 0 || uploading.busy) && (
        <Button
          busy={uploading.busy}
          busyText={words.adding(progress)}
          onClick={() => void uploading.run(ready)}
          className="sm:justify-self-start"
        >
          {words.add({ count: ready.length })}
        </Button>
      )}
    </Card>
  )
}
