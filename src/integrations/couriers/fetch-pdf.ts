import { isIP } from 'node:net'
import { sendRequest } from '../http-request.ts'
import type { CourierConnection } from './call-courier.ts'
import { CourierError } from './courier-provider.ts'

/**
 * Downloads a label from the link that a courier gave. The server only follows links to public https hosts, so that an answer
 * can't make it read an address inside its own network.
 */
export async function fetchPdf(
  { apiUrl, exchange = sendRequest, timeoutSeconds = 8 }: CourierConnection,
  link: string,
): Promise<Buffer> {
  if (!isAllowed(link, apiUrl)) throw new CourierError('odd', 'the label has a link that is not allowed')
  const response = await exchange(link, {
    method: 'GET',
    headers: { accept: 'application/pdf' },
    timeoutSeconds,
    encoding: 'latin1',
  }).catch((cause: unknown) => {
    throw new CourierError('silent', 'the label did not arrive', { cause })
  })
  if (response.status !== 200) throw new CourierError('silent', `the label's status is ${response.status}`)
  if (!response.text.startsWith('%PDF-')) throw new CourierError('odd', 'the label is no PDF')
  return Buffer.from(response.text, 'latin1')
}

/** Whether the link leads to the courier's own server, or to a public one over https. */
function isAllowed(link: string, apiUrl: string) {
  if (!URL.canParse(link)) return false
  const { protocol, hostname, origin } = new URL(link)
  if (origin === new URL(apiUrl).origin) return true
  const isPublicName = hostname.includes('.') && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  return protocol === 'https:' && isPublicName && !/\.(local|internal|localhost)$/.test(hostname)
}
