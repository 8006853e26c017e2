import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { maxPictureMegabytes, maxPictures } from '#values/pictures/picture-limits.ts'
import * as words from '../words/office/en.ts'
import { DropZone } from './drop-zone.tsx'
import { pictureFileProblem } from './picture-files.ts'
import { PictureSlotRow } from './picture-slot-row.tsx'
import { addFiles, moveSlot, type PictureSlot, slotOfFile } from './picture-slots.ts'

type PictureSlotsFieldProps = {
  /** Label of the upload area. */
  uploadLabel: string
  slots: PictureSlot[]
  onChange: (slots: PictureSlot[]) => void
  onBlur?: () => void
  error?: string
  /** The field to focus when the pictures are invalid. */
  ref?: Ref<HTMLInputElement>
}

/** A product's pictures in order, with buttons to move, replace and remove each, and an upload area. */
export function PictureSlotsField({
  uploadLabel,
  slots,
  onChange,
  onBlur,
  error,
  ref,
}: PictureSlotsFieldProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useFocusAfterRender()

  const change = (next: PictureSlot[], message: string, fileProblem?: string) => {
    setProblem(fileProblem)
    setAnnouncement(message)
    onChange(next)
  }
  const add = (files: File[]) => {
    const { slots: next, problem: fileProblem } = addFiles(slots, files)
    change(next, words.countOfLimit({ count: next.length, most: maxPictures }), fileProblem)
  }
  const replace = (at: number, file: File) => {
    const fileProblem = pictureFileProblem(file)
    const next = slots.map((slot, other) => (other === at ? slotOfFile(file) : slot))
    change(fileProblem ? slots : next, fileProblem ? '' : words.replaced({ number: at + 1 }), fileProblem)
  }
  const move = (at: number, by: number) => {
    focusNext(`${id}-${at + by}-${by < 0 ? 'earlier' : 'later'}`)
    change(moveSlot(slots, at, by), words.movedTo({ from: at + 1, to: at + by + 1 }))
  }
  const remove = (at: number) => {
    focusNext(slots.length > 1 ? `${id}-${Math.min(at, slots.length - 2)}-remove` : `${id}-add`)
    change(
      slots.filter((_, other) => other !== at),
      words.removed({ number: at + 1 }),
    )
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{words.pictures}</legend>
      {slots.length > 0 && (
        <ol className="mb-3 grid gap-3 sm:grid-cols-2">
          {slots.map((slot, at) => (
            <PictureSlotRow
              key={slot.key}
              slot={slot}
              at={at}
              count={slots.length}
              idOf={(button) => `${id}-${at}-${button}`}
              onMove={(by) => move(at, by)}
              onReplace={(file) => replace(at, file)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <DropZone
        id={`${id}-add`}
        ref={ref}
        label={uploadLabel}
        hint={words.uploadLimits({ most: maxPictures, megabytes: maxPictureMegabytes })}
        error={problem ?? error}
        multiple
        onFiles={add}
        onBlur={onBlur}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  )
}

/**
 * Focuses an element that exists only after the next render, such as the moved picture's button.
 * @returns a function that takes the element's id
 */
function useFocusAfterRender() {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus()
    next.current = undefined
  })
  return (id: string) => {
    next.current = id
  }
}
