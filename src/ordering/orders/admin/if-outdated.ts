import type { ApiError } from '#browser/call-api.ts'
import * as words from '../words/office/en.ts'

/**
 * What a failed step of an order shows: a sentence, and the list anew where the order is gone or has moved on meanwhile.
 * @param onOutdated loads what is shown
 */
export const ifOutdated = (onOutdated: () => void) => ({
  failed: words.notUpdated,
  onFailed: ({ status }: ApiError) => {
    if (status === 404 || status === 409) onOutdated()
    return false
  },
})
