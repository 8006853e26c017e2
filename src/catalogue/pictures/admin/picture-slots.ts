import type { PictureView } from '#values/pictures/picture.ts'
import { maxPictures } from '#values/pictures/picture-limits.ts'
import * as words from '#values/words/office/en.ts'
import { pictureFileProblem } from './picture-files.ts'

/** A picture in the form: a stored one, or a file that is uploaded with the form. */
export type PictureSlot = { key: string } & (
  | { stored: PictureView; file?: undefined }
  | { file: File; stored?: undefined }
)

let filesChosen = 0
/** A slot for a chosen file, each time with a new key. */
export const slotOfFile = (file: File): PictureSlot => ({ key: `file-${++filesChosen}`, file })
export const slotsOfStoredPictures = (pictures: PictureView[]): PictureSlot[] =>
  pictures.map((stored) => ({ key: stored.url, stored }))

/** The files to upload, in order. */
export const filesInSlots = (slots: PictureSlot[]) => slots.flatMap(({ file }) => file ?? [])

/** The order as the API takes it: the URL of a stored picture, or `new` for the next uploaded file. */
export const serializePictureOrder = (slots: PictureSlot[]) => slots.map(({ stored }) => stored?.url ?? 'new')

/** Appends files to the pictures. Files that are not pictures or exceed the limit are left out and reported. */
export function addFiles(slots: PictureSlot[], files: File[]): { slots: PictureSlot[]; problem?: string } {
  const wrong = files.map(pictureFileProblem)
  const good = files.filter((_, at) => wrong[at] === undefined)
  const room = maxPictures - slots.length
  return {
    slots: [...slots, ...good.slice(0, room).map(slotOfFile)],
    problem:
      wrong.find((problem) => problem !== undefined) ??
      (good.length > room ? words.tooManyPictures({ most: maxPictures }) : undefined),
  }
}

/** The pictures with the one at an index moved by a number of places; negative: towards the start. */
export function moveSlot(slots: PictureSlot[], at: number, by: number) {
  const rest = slots.filter((_, other) => other !== at)
  return [...rest.slice(0, at + by), ...slots.slice(at, at + 1), ...rest.slice(at + by)]
}
