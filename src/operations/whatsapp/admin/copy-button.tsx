import { Button } from '#ui/elements/button.tsx'
import { useCopy } from '#ui/elements/use-copy.ts'
import * as words from '../words/office/en.ts'

/** Copies a text to the clipboard. @param props.what names the text for screen readers */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { isCopied, copy } = useCopy(text, words.cannotCopy)
  return (
    <Button variant="secondary" className="px-4! text-sm" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
