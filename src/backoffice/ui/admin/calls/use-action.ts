import { useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { errorMessageOf, isSignedOut } from '#browser/error-message.ts'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../../words/office/en.ts'
import { useLoginRedirect } from './use-login-redirect.ts'

type ActionOptions = { failed: string; onFailed?: (error: ApiError) => boolean; onExpired?: () => void }

/**
 * Runs an action in a section: `const { run, busy } = useAction(save, { failed: 'Failed to add product' })`.
 * @param failed the toast for an error without a message of its own
 * @param onFailed handles an error instead of the toast; returns true if it was shown, such as beside a field
 * @param onExpired called before the log-in page: the last chance to save input
 * @returns `run` resolves to true on success, and to false after a failure or while it is already running
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  { failed, onFailed, onExpired }: ActionOptions,
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
