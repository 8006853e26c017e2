import { useRef, useState } from 'react'
import { useExpiredLogin } from '#backoffice/ui/admin/use-expired-login.ts'
import { ApiError, callApi } from '#browser/call-api.ts'
import type { packingEndpoints, Scanned } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** What became of a scan: ticked off, ticked off before, or not to be packed. */
export type Told = {
  key: number
  tone: 'done' | 'known' | 'wrong'
  text: string
  order: Scanned['order'] | null
}

/** So many are shown: what went wrong one scan ago is still there to be read. */
const mostTold = 3

/**
 * Sends what is scanned one after the other, in the order of the scans: a scanner does not wait for an answer.
 * @param onPacked hears of each order that is packed now
 */
export function useScans(onPacked: (order: Scanned['order']) => void) {
  const [told, setTold] = useState<Told[]>([])
  const [waiting, setWaiting] = useState(0)
  const last = useRef(Promise.resolve())
  const count = useRef(0)
  const leaveIfExpired = useExpiredLogin()

  const tell = (one: Omit<Told, 'key'>) => {
    count.current += 1
    const key = count.current
    setTold((was) => [{ ...one, key }, ...was].slice(0, mostTold))
  }

  async function send(typed: string) {
    try {
      const body = { typed }
      const { message, changed, order } = await callApi<typeof packingEndpoints>()('POST /packing/scans', {
        body,
      })
      tell({ tone: changed ? 'done' : 'known', text: message, order })
      onPacked(order)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (leaveIfExpired(error)) return
      // No answer, or none that says what became of it: it may be ticked off, and a second scan tells.
      const isUnknown = error.status === 0 || error.status >= 500
      tell({ tone: 'wrong', text: isUnknown ? words.notTicked({ typed }) : error.message, order: null })
    } finally {
      setWaiting((was) => was - 1)
    }
  }

  const scan = (typed: string) => {
    setWaiting((was) => was + 1)
    last.current = last.current.then(() => send(typed))
  }
  return { told, tell, scan, busy: waiting > 0 }
}
