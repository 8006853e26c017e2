import { useRef, useState } from 'react'
import { useLoginRedirect } from '#backoffice/ui/admin/calls/use-login-redirect.ts'
import { ApiError, callApi } from '#browser/call-api.ts'
import type { packingEndpoints, ScanResult } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The result of a scan: packed, packed before, or refused. */
export type ScanMessage = {
  key: number
  tone: 'done' | 'known' | 'wrong'
  text: string
  order: ScanResult['order'] | null
}

/** Enough that the error of the previous scan can still be read. */
const maxMessages = 3

/**
 * Sends scans one after the other without blocking the scanner.
 * @param onPacked called for each order that is packed, also if it was before
 * @returns `messages`: the last results, newest first
 */
export function useScans(onPacked: (order: ScanResult['order']) => void) {
  const [messages, setMessages] = useState<ScanMessage[]>([])
  const [waiting, setWaiting] = useState(0)
  const last = useRef(Promise.resolve())
  const count = useRef(0)
  const redirectIfExpired = useLoginRedirect()

  const addMessage = (one: Omit<ScanMessage, 'key'>) => {
    count.current += 1
    const key = count.current
    setMessages((was) => [{ ...one, key }, ...was].slice(0, maxMessages))
  }

  async function send(typed: string) {
    try {
      const body = { typed }
      const { message, changed, order } = await callApi<typeof packingEndpoints>()('POST /packing/scans', {
        body,
      })
      addMessage({ tone: changed ? 'done' : 'known', text: message, order })
      onPacked(order)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (redirectIfExpired(error)) return
      // Without an answer, or after a server error, the order may be packed; scanning it again shows the result.
      const isUnknown = error.status === 0 || error.status >= 500
      addMessage({ tone: 'wrong', text: isUnknown ? words.notTicked({ typed }) : error.message, order: null })
    } finally {
      setWaiting((was) => was - 1)
    }
  }

  const scan = (typed: string) => {
    setWaiting((was) => was + 1)
    last.current = last.current.then(() => send(typed))
  }
  return { messages, addMessage, scan, busy: waiting > 0 }
}
