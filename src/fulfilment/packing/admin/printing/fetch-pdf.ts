import { ApiError, noConnection } from '#browser/call-api.ts'
import { hrefOf } from '#browser/router/href.ts'
import { progressMarker, unprintableMarker } from '#values/pdf-markers.ts'

const progressMarkers = new RegExp(`/${progressMarker} (\\d+)`, 'g')
const unprintableMarkers = new RegExp(`/${unprintableMarker} (\\d+)\\s`, 'g')

type FetchedPdf = { pdf: Blob; unprinted: number[] }
type Options = { signal: AbortSignal; onDrawn: (drawn: number) => void }

/**
 * Downloads a PDF that the server streams while it is being drawn.
 * @param onDrawn called with the number of drawn orders, read from markers in the stream
 * @returns the PDF, and the orders with characters that could not be printed
 * @throws ApiError if the request is refused or the stream breaks off
 */
export async function fetchPdf(path: string, { signal, onDrawn }: Options): Promise<FetchedPdf> {
  const response = await fetch(hrefOf(path), { credentials: 'same-origin', signal }).catch(
    throwConnectionError(signal),
  )
  if (!response.ok || !response.body)
    throw new ApiError(response.status, await response.json().catch(() => ({})))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const decoder = new TextDecoder('latin1')
  // A marker may be split across two chunks.
  let text = ''
  const unprinted = new Set<number>()
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(throwConnectionError(signal))
    if (done) return { pdf: new Blob(parts, { type: 'application/pdf' }), unprinted: [...unprinted] }
    parts.push(value)
    text = text.slice(-unprintableMarker.length - 12) + decoder.decode(value)
    const drawn = Math.max(0, ...parseMarkers(text, progressMarkers))
    if (drawn > 0) onDrawn(drawn)
    for (const id of parseMarkers(text, unprintableMarkers)) unprinted.add(id)
  }
}

/** The numbers in the markers that the pattern finds. */
const parseMarkers = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, number]) => Number(number))

/**
 * An error handler for `fetch`, which always throws: an ApiError with a message for people, or the error itself if the
 * request was aborted.
 */
const throwConnectionError =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    if (signal.aborted) throw error
    throw new ApiError(noConnection.status, noConnection.body as Record<string, unknown>)
  }
