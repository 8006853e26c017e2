import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ImageUp from 'lucide-react/icons/image-up'
import Trash from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'
import type { Drawing } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
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

/** One picture of a product with what can be done to it. At the ends of the row it goes around no corner. */
export function PictureSlotRow({ slot, at, count, idOf, onMove, onReplace, onRemove }: PictureSlotRowProps) {
  const name = `picture ${at + 1}`
  return (
    <li className="flex items-center gap-3 rounded-field border border-line bg-paper p-2">
      <SlotPreview slot={slot} alt={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate px-1 text-sm font-semibold">
          {at === 0 ? 'Cover' : `Picture ${at + 1}`}
          {slot.file && <span className="font-normal text-ink-soft"> · new</span>}
        </p>
        <div className="flex">
          <IconButton
            id={idOf('earlier')}
            icon={ArrowLeft}
            aria-label={`Move ${name} earlier`}
            aria-disabled={at === 0}
            onClick={() => at > 0 && onMove(-1)}
          />
          <IconButton
            id={idOf('later')}
            icon={ArrowRight}
            aria-label={`Move ${name} later`}
            aria-disabled={at === count - 1}
            onClick={() => at < count - 1 && onMove(1)}
          />
          <ReplaceButton name={name} onReplace={onReplace} />
          <IconButton id={idOf('remove')} icon={Trash} aria-label={`Remove ${name}`} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}

const previewLook = 'size-20 shrink-0 rounded-field'

function SlotPreview({ slot, alt }: { slot: PictureSlot; alt: string }) {
  if (slot.file)
    return <FilePreview file={slot.file} alt={`${alt}: ${slot.file.name}`} className={previewLook} />
  return <Picture picture={{ ...slot.stored, alt }} sizes="80px" className={previewLook} />
}

const buttonLook =
  'grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-tint-leaf aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'

function IconButton({ icon: Icon, ...button }: ComponentProps<'button'> & { icon: Drawing }) {
  return (
    <button type="button" className={buttonLook} {...button}>
      <Icon className="size-5" />
    </button>
  )
}

function ReplaceButton({ name, onReplace }: { name: string; onReplace: (file: File) => void }) {
  return (
    <label className={`${buttonLook} has-focus-visible:outline-3 has-focus-visible:outline-leaf-dark`}>
      <ImageUp className="size-5" />
      <span className="sr-only">Replace {name}</span>
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
