import { noConnection, type Transport } from '#browser/call-api.ts'
import type { ApiResponse } from '#pages/page-render.ts'

/** An upload that has not moved for so long is given up. Each byte that goes out starts the wait anew. */
const stalledAfterMs = 90_000

/**
 * The way to the API for a form with pictures, in place of `fetch`, which does not tell how far it is:
 * `callApi<typeof pictureEndpoints>(uploadTransport(setSent))('POST /images/add', { form })`.
 * @param onProgress told how much has been sent, from 0 to 1, and undefined when the answer is there
 */
export const uploadTransport =
  (onProgress: (sent: number | undefined) => void): Transport =>
  ({ method, path, form, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      let stalled = setTimeout(abort, stalledAfterMs)

      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(stalled)
        stalled = setTimeout(abort, stalledAfterMs)
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.onloadend = () => {
        clearTimeout(stalled)
        signal?.removeEventListener('abort', abort)
        onProgress(undefined)
        if (signal?.aborted) reject(signal.reason)
        else resolve(parseResponse(request))
      }
      signal?.addEventListener('abort', abort)
      request.open(method, `/api${path}`)
      request.setRequestHeader('accept', 'application/json')
      onProgress(0)
      request.send(form ?? null)
    })

/** What came back. Nothing, or something that is not the shop's, counts as no connection. */
function parseResponse({ status, responseText }: XMLHttpRequest): ApiResponse {
  try {
    return status === 0 ? noConnection : { status, body: JSON.parse(responseText) }
  } catch {
    return noConnection
  }
}
