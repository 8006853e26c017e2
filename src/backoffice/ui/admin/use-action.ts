import { useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { errorMessageOf, isSignedOut } from '#browser/error-message.ts'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/office/en.ts'
import { useLoginRedirect } from './use-login-redirect.ts'

type ActionWords = { failed: string; onFailed?: (error: ApiError) => boolean; onExpired?: () => void }

/**
 * Runs an action in a section: `const { run, busy } = useAction(save, { failed: 'Failed to add product' })`.
 * @param failed the sentence for a failure that has none of its own; a toast shows it
 * @param onFailed takes a failure instead of the toast: true when it has shown it, such as beside a field
 * @param onExpired before the log-in page: the last chance to keep what was typed
 * @returns `run` answers true when it was done
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  { failed, onFailed, onExpired }: ActionWords,
) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const redirectIfExpired = useLoginRedirect()

  const run = async (...args: Args) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await act(...args)
      return true
    } catch (error) {
      if (isAborted(error)) return false
      if (!(error instanceof ApiError)) throw error
      if (isSignedOut(error)) {
        toast.error(words.loginEnded, { seconds: 5 })
        onExpired?.()
      }
      if (!redirectIfExpired(error) && !onFailed?.(error)) toast.error(errorMessageOf(error, failed))
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { run, busy }
}

/** The request was aborted because the section was left: show nothing. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
