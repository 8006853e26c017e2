import type { ComponentProps } from 'react'
import type { IconComponent } from '#ui/elements/icons.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ImageUpIcon, TrashIcon } from '#ui/elements/lazy-icons.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import * as words from '../words/office/en.ts'
import { FilePreview } from './file-preview.tsx'
import { pictureTypes } from './picture-files.ts'
import type { PictureSlot } from './picture-slots.ts'

type PictureSlotRowProps = {
  slot: PictureSlot
  at: number
  count: number
  idOf: (button: 'earlier' | 'later' | 'remove') => string
  onMove: (by: number) => void
  onReplace: (file: File) => void
  onRemove: () => void
}

/** One picture of a product with its buttons. The first cannot move up, the last not down. */
export function PictureSlotRow({ slot, at, count, idOf, onMove, onReplace, onRemove }: PictureSlotRowProps) {
  const number = at + 1
  return (
    <li className="flex items-center gap-3 rounded-field border border-line bg-paper p-2">
      <SlotPreview slot={slot} number={number} />
      <div className="min-w-0 flex-1">
        <p className="truncate px-1 text-sm font-semibold">
          {at === 0 ? words.cover : words.pictureAt({ number })}
          {slot.file && <span className="font-normal text-ink-soft">{words.isNew}</span>}
        </p>
        <div className="flex">
          <IconButton
            id={idOf('earlier')}
            icon={ArrowLeftIcon}
            aria-label={words.moveEarlier({ number })}
            aria-disabled={at === 0}
            onClick={() => at > 0 && onMove(-1)}
          />
          <IconButton
            id={idOf('later')}
            icon={ArrowRightIcon}
            aria-label={words.moveLater({ number })}
            aria-disabled={at === count - 1}
            onClick={() => at < count - 1 && onMove(1)}
          />
          <ReplaceButton label={words.replaceAt({ number })} onReplace={onReplace} />
          <IconButton
            id={idOf('remove')}
            icon={TrashIcon}
            aria-label={words.removeAt({ number })}
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  )
}

const previewStyles = 'size-20 shrink-0 rounded-field'

/** A small preview of a picture in the product form: of the chosen file, or of the stored picture. */
function SlotPreview({ slot, number }: { slot: PictureSlot; number: number }) {
  if (slot.file)
    return (
      <FilePreview
        file={slot.file}
        alt={words.newAltAt({ number, file: slot.file.name })}
        className={previewStyles}
      />
    )
  return (
    <Picture
      picture={{ ...slot.stored, alt: words.altAt({ number }) }}
      sizes="80px"
      className={previewStyles}
    />
  )
}

const buttonStyles =
  'grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-tint-leaf aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'

function IconButton({ icon: Icon, ...button }: ComponentProps<'button'> & { icon: IconComponent }) {
  return (
    <button type="button" className={buttonStyles} {...button}>
      <Icon className="size-5" />
    </button>
  )
}

function ReplaceButton({ label, onReplace }: { label: string; onReplace: (file: File) => void }) {
  return (
    <label className={`${buttonStyles} has-focus-visible:outline-3 has-focus-visible:outline-leaf-dark`}>
      <ImageUpIcon className="size-5" />
      <span className="sr-only">{label}</span>
      <input
        type="file"
        accept={pictureTypes}
        className="sr-only"
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? []
          input.value = ''
          if (file) onReplace(file)
        }}
      />
    </label>
  )
}
