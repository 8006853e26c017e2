import { type Ref, useState } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import type { PictureView } from '#values/pictures/picture.ts'
import * as words from '../words/office/en.ts'
import { DropZone } from './drop-zone.tsx'
import { FilePreview } from './file-preview.tsx'
import { pictureFileProblem } from './picture-files.ts'

type PictureChoiceProps = {
  label: string
  hint?: string
  error?: string
  /** The current picture; null if there is none yet. Undefined: nothing to compare with. */
  current?: PictureView | null
  file: File | null
  onChange: (file: File | null) => void
  onBlur?: () => void
  /** The field to focus when the picture is invalid. */
  ref?: Ref<HTMLInputElement>
}

/** A field for one picture: shows the current one and takes a new file. Unusable files show an error instead. */
export function PictureChoice({
  label,
  hint,
  error,
  current,
  file,
  onChange,
  onBlur,
  ref,
}: PictureChoiceProps) {
  const [problem, setProblem] = useState<string>()
  const choose = ([chosen]: File[]) => {
    const wrong = chosen && pictureFileProblem(chosen)
    setProblem(wrong)
    if (chosen && !wrong) onChange(chosen)
  }
  return (
    <div className="grid gap-3">
      {(current !== undefined || file) && (
        <div className="flex flex-wrap gap-4">
          {current !== undefined && <CurrentPicture caption={words.shownNow} picture={current} />}
          {file && (
            <figure>
              <FilePreview file={file} alt={words.newPicture({ name: file.name })} className={boxStyles} />
              <figcaption className="flex items-center gap-1 text-sm text-ink-soft">
                {words.newNotSaved}
                <Button variant="quiet" className="px-3!" onClick={() => onChange(null)}>
                  {words.remove}
                </Button>
              </figcaption>
            </figure>
          )}
        </div>
      )}
      <DropZone
        ref={ref}
        label={label}
        hint={hint}
        error={problem ?? error}
        onFiles={choose}
        onBlur={onBlur}
      />
    </div>
  )
}

const boxStyles = 'h-26 w-32 rounded-field sm:h-32 sm:w-40'

function CurrentPicture({ caption, picture }: { caption: string; picture: PictureView | null }) {
  return (
    <figure>
      {picture ? (
        <Picture picture={picture} sizes="160px" className={boxStyles} />
      ) : (
        <PlaceholderPicture className={boxStyles} />
      )}
      <figcaption className="pt-2 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}
