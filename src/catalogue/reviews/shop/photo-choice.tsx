import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { CloseIcon } from '#ui/elements/icons.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import { maxPictureBytes } from '#values/pictures/picture-limits.ts'
import type { OwnReview } from '../contract.ts'
import { maxReviewPictures } from '../rules/review.ts'
import * as words from '../words/en.ts'

export type ChosenPhotos = { kept: OwnReview['pictures']; files: File[] }

type Props = {
  photos: ChosenPhotos
  onChange: (photos: ChosenPhotos) => void
  error: string | undefined
  onError: (error: string | undefined) => void
}

/** An iPhone converts HEIC to JPEG because only these types are accepted. */
const types = 'image/jpeg,image/png,image/webp,image/avif'

/** The stored photos of a review and those that are added to it; each can be removed. */
export function PhotoChoice({ photos: { kept, files }, onChange, error, onError }: Props) {
  const id = useId()
  const add = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const added = [...(input.files ?? [])]
    input.value = ''
    const isRefused = added.some(
      ({ type, size }) => !types.includes(type) || size === 0 || size > maxPictureBytes,
    )
    if (isRefused) return onError(words.pictureRefused)
    if (kept.length + files.length + added.length > maxReviewPictures) return onError(words.tooManyPictures)
    onError(undefined)
    onChange({ kept, files: [...files, ...added] })
  }
  const notes = { hint: words.photosHint, ...(error && { error }) }
  const count = kept.length + files.length
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.addPhotos}
      </label>
      <ul className="mb-2 flex flex-wrap gap-3 empty:hidden">
        {kept.map((picture, at) => (
          <Photo
            key={picture.id}
            number={at + 1}
            onRemove={() => onChange({ kept: kept.filter((each) => each !== picture), files })}
          >
            <Picture
              picture={{ ...picture, alt: words.yourPhoto({ number: at + 1 }) }}
              sizes="5rem"
              className="size-20 rounded-field"
            />
          </Photo>
        ))}
        {files.map((file, at) => (
          <Photo
            key={`${file.name} ${file.lastModified} ${file.size}`}
            number={kept.length + at + 1}
            onRemove={() => onChange({ kept, files: files.filter((each) => each !== file) })}
          >
            <Preview file={file} alt={words.yourPhoto({ number: kept.length + at + 1 })} />
          </Photo>
        ))}
      </ul>
      {count < maxReviewPictures && (
        <input
          id={id}
          type="file"
          accept={types}
          multiple
          onChange={add}
          className="block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-edge file:bg-paper file:px-4 file:font-semibold"
          {...describedBy(id, notes)}
        />
      )}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

type PhotoProps = { number: number; onRemove: () => void; children: ReactNode }

const Photo = ({ number, onRemove, children }: PhotoProps) => (
  <li className="flex items-start">
    {children}
    <button
      type="button"
      aria-label={words.removePhoto({ number })}
      onClick={onRemove}
      className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-tint-leaf"
    >
      <CloseIcon className="size-5" />
    </button>
  </li>
)

function Preview({ file, alt }: { file: File; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const shown = URL.createObjectURL(file)
    setUrl(shown)
    return () => URL.revokeObjectURL(shown)
  }, [file])
  return url ? (
    <img src={url} alt={alt} className="size-20 rounded-field bg-cream-deep object-cover" />
  ) : (
    <span className="size-20 rounded-field bg-cream-deep" />
  )
}
