import { type ChangeEvent, type DragEvent, type Ref, useId, useState } from 'react'
import { classNames } from '#ui/elements/class-names.ts'
import { ImageUpIcon } from '#ui/elements/lazy-icons.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import * as words from '../words/office/en.ts'
import { pictureTypes } from './picture-files.ts'

type DropZoneProps = {
  /** Id of the input, so that a caller can focus it. */
  id?: string
  /** The visible label, such as `Upload New Image`. */
  label: string
  hint?: string
  error?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** File input for pictures: a tap opens the phone's own picker; on a desktop files can also be dropped. */
export function DropZone({ id: givenId, label, hint, error, multiple, onFiles, onBlur, ref }: DropZoneProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [over, setOver] = useState(false)
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])]
    // Otherwise choosing the same file again after removing it fires no change event.
    input.value = ''
    if (files.length > 0) onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <div>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(zoneStyles, error ? 'border-danger' : 'border-edge', over && 'bg-tint-leaf')}
      >
        <ImageUpIcon className="size-7 shrink-0 text-leaf-dark" strokeWidth={1.5} />
        <span>
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-ink-soft">
            {multiple ? words.choosePictures : words.choosePicture}
          </span>
        </span>
        <input
          ref={ref}
          id={id}
          type="file"
          accept={pictureTypes}
          multiple={multiple}
          onChange={choose}
          onBlur={onBlur}
          className="sr-only"
          {...describedBy(id, { hint, error })}
        />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

const zoneStyles =
  'flex min-h-20 cursor-pointer items-center gap-4 rounded-field border border-dashed bg-paper px-5 py-4 transition-colors hover:bg-tint-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-dark'
