import { useState } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/office/en.ts'

/** Copies a text to the clipboard. @param props.what names the text for screen readers */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error(words.cannotCopy)
    }
  }
  return (
    <Button variant="secondary" className="px-4! text-sm" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
