import type { DestinationStream } from 'pino'
import { sendRequest as exchangeOverHttp, type SendRequest } from '#integrations/http-request.ts'

type Options = {
  /** The URL that each report is posted to, as JSON. */
  url: string
  /** The shop's name in the reports. */
  shop: string
  sendRequest?: SendRequest
  now?: () => number
}

/**
 * At most this many reports in ten minutes, because repeated failures add no information; the next report has the
 * number of suppressed ones.
 */
const maxReports = 20
const windowMs = 600_000
const timeoutSeconds = 5

/**
 * A destination for error lines of the log: posts each as JSON to the operator's URL. The lines contain no personal
 * data, like the log itself. A line that cannot be posted is still in the log.
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
    return sent <= maxReports
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

/** The report as one line of text, which chat programs show. */
function sentenceOf(shop: string, line: string) {
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { type?: string; message?: string } }
  return [shop, msg, err && `${err.type}: ${err.message}`].filter(Boolean).join(' – ')
}
