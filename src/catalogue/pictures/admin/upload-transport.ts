import { noConnection, type Transport } from '#browser/call-api.ts'
import type { ApiResponse } from '#pages/page-render.ts'

/** An upload without progress for this long is aborted. Each progress event restarts the timer. */
const stalledAfterMs = 90_000

/**
 * API transport for forms with pictures. Uses XMLHttpRequest, because `fetch` reports no upload progress:
 * `callApi<typeof pictureEndpoints>(uploadTransport(setSent))('POST /images/add', { form })`.
 * @param onProgress called with the share that was sent, from 0 to 1, and with undefined at the end
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

/** A missing response, or one that is not from this API, counts as a lost connection. */
function parseResponse({ status, responseText }: XMLHttpRequest): ApiResponse {
  try {
    return status === 0 ? noConnection : { status, body: JSON.parse(responseText) }
  } catch {
    return noConnection
  }
}
