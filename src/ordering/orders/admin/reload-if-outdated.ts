import type { ApiError } from '#browser/call-api.ts'
import * as words from '../words/office/en.ts'

/**
 * Options for `useAction`: shows the message, and reloads the list after 404 or 409, because the order is gone or has
 * changed.
 * @param onOutdated reloads the displayed data
 */
export const reloadIfOutdated = (onOutdated: () => void) => ({
  failed: words.notUpdated,
  onFailed: ({ status }: ApiError) => {
    if (status === 404 || status === 409) onOutdated()
    return false
  },
})
