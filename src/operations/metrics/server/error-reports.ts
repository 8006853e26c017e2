import type { DestinationStream } from 'pino'
import { sendRequest as exchangeOverHttp, type SendRequest } from '#integrations/http-request.ts'

type Options = {
  /** Where each report is posted, as JSON. */
  url: string
  /** Which shop it is about. */
  shop: string
  sendRequest?: SendRequest
  now?: () => number
}

/** A failure that repeats says nothing new after this many in ten minutes; the next report tells how many were left out. */
const mostReports = 20
const windowMs = 600_000
const timeoutSeconds = 5

/**
 * Where lines of the log go that somebody should hear of: each is posted to an address of the operator's. They are the
 * lines of the log as they are, without people's data. What cannot be posted is in the log all the same.
 */
export function createErrorReports({
  url,
  shop,
  sendRequest = exchangeOverHttp,
  now = Date.now,
}: Options): DestinationStream {
  let windowStart = 0
  let sent = 0
  let leftOut = 0

  const mayReport = () => {
    if (now() - windowStart >= windowMs) {
      windowStart = now()
      sent = 0
    }
    sent += 1
    return sent <= mostReports
  }

  return {
    write(line: string) {
      if (!mayReport()) {
        leftOut += 1
        return
      }
      const body = JSON.stringify({
        text: sentenceOf(shop, line),
        shop,
        left_out: leftOut,
        log: JSON.parse(line),
      })
      leftOut = 0
      const headers = { 'content-type': 'application/json' }
      sendRequest(url, { method: 'POST', headers, body, timeoutSeconds }).catch(() => {})
    },
  }
}

/** `text` is what chat programs show of a message that is posted to them. */
function sentenceOf(shop: string, line: string) {
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { type?: string; message?: string } }
  return [shop, msg, err && `${err.type}: ${err.message}`].filter(Boolean).join(' – ')
}
