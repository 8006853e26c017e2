import { ApiError, noConnection } from '#browser/call-api.ts'
import { hrefOf } from '#browser/router/address.ts'
import { drawnMark, unprintedMark } from '../../paper-contract.ts'

const drawnMarks = new RegExp(`/${drawnMark} (\\d+)`, 'g')
const unprintedMarks = new RegExp(`/${unprintedMark} (\\d+)\\s`, 'g')

export type Printed = { pdf: Blob; unprinted: number[] }
type Options = { signal: AbortSignal; onDrawn: (drawn: number) => void }

/**
 * A file that the server draws while it is sent.
 * @param onDrawn hears how many orders are drawn, by the marks that come with them
 * @returns it, and the orders of which some letters could not be printed
 * @throws ApiError where it is refused, or breaks off
 */
export async function fetchPdf(path: string, { signal, onDrawn }: Options): Promise<Printed> {
  const response = await fetch(hrefOf(path), { credentials: 'same-origin', signal }).catch(orLost(signal))
  if (!response.ok || !response.body)
    throw new ApiError(response.status, await response.json().catch(() => ({})))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const letters = new TextDecoder('latin1')
  // A mark may be cut in two between what came and what comes next.
  let text = ''
  const unprinted = new Set<number>()
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(orLost(signal))
    if (done) return { pdf: new Blob(parts, { type: 'application/pdf' }), unprinted: [...unprinted] }
    parts.push(value)
    text = text.slice(-unprintedMark.length - 12) + letters.decode(value)
    const drawn = Math.max(0, ...numbersIn(text, drawnMarks))
    if (drawn > 0) onDrawn(drawn)
    for (const id of numbersIn(text, unprintedMarks)) unprinted.add(id)
  }
}

const numbersIn = (text: string, marks: RegExp) =>
  Array.from(text.matchAll(marks), ([, number]) => Number(number))

const orLost =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    if (signal.aborted) throw error
    throw new ApiError(noConnection.status, noConnection.body as Record<string, unknown>)
  }
