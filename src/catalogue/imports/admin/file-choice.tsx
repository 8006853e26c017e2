import { type ChangeEvent, useId } from 'react'
import * as words from '../words/office/section/en.ts'

/** The input for one CSV file. */
export function FileChoice({ onFile, disabled }: { onFile: (file: File) => void; disabled: boolean }) {
  const id = useId()
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    // Otherwise choosing the same file again, after it was corrected, fires no change event.
    input.value = ''
    if (file) onFile(file)
  }
  return (
    <label className="flex min-h-16 cursor-pointer flex-col justify-center rounded-field border border-edge border-dashed bg-paper px-5 py-3 hover:bg-tint-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-dark">
      <span className="font-semibold">{words.chooseFile}</span>
      <span id={id} className="text-sm text-ink-soft">
        {words.fileLimits}
      </span>
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label={words.chooseFile}
        aria-describedby={id}
        disabled={disabled}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
