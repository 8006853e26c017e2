import { useState } from 'react'
import { toast } from '../feedback/toast.ts'

/**
 * Copies a text to the clipboard.
 * @param failed what is said if the browser doesn't allow it
 */
export function useCopy(text: string, failed: string) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error(failed)
    }
  }
  return { isCopied, copy }
}
