import { useId } from 'react'
import * as words from '../words/office/en.ts'

/** Progress of an upload; `sent` goes from 0 to 1 and is undefined without an upload. */
export function UploadProgress({ sent }: { sent: number | undefined }) {
  const id = useId()
  if (sent === undefined) return null
  const percent = Math.round(sent * 100)
  return (
    <div className="grid gap-1.5">
      <p id={id} className="text-sm text-ink-soft tabular-nums select-none">
        {percent < 100 ? words.uploading({ percent }) : words.uploaded}
      </p>
      <progress aria-labelledby={id} value={percent} max={100} className={barStyles} />
    </div>
  )
}

/** Browsers name the two parts of a progress bar differently. */
const barStyles =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf-dark [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf-dark'
