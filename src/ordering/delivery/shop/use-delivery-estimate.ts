import { useEffect, useRef, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { DeliveryEstimate, deliveryEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { rememberPostalCode } from './remembered-postal-code.ts'

/**
 * The delivery estimate for a postal code that is typed. `lookUp` takes each change of the input: it loads the estimate
 * once the code is complete, and remembers a code that exists. `failed` is the message after a failure, otherwise ''.
 * @param onFound called with the estimate, and with null while a code is typed and after a failure
 * @param product the id of the product to deliver; the cart without it
 */
export function useDeliveryEstimate(onFound?: (found: DeliveryEstimate | null) => void, product?: number) {
  const [found, setFound] = useState<DeliveryEstimate | null>(null)
  const [failed, setFailed] = useState('')
  const pendingRequest = useRef<AbortController>(undefined)
  useEffect(() => () => pendingRequest.current?.abort(), [])

  const publish = (answer: DeliveryEstimate | null, sentence = '') => {
    setFound(answer)
    setFailed(sentence)
    onFound?.(answer)
  }
  const lookUp = async (typed: string) => {
    pendingRequest.current?.abort()
    const pin = typed.replaceAll(' ', '')
    if (!/^[1-9]\d{5}$/.test(pin)) return publish(null)
    const controller = new AbortController()
    pendingRequest.current = controller
    const { signal } = controller
    try {
      const answer = await callApi<typeof deliveryEndpoints>()('GET /delivery/{pin}', {
        params: { pin },
        query: product === undefined ? {} : { product },
        signal,
      })
      if (signal.aborted) return
      if (answer.terms || answer.places.length > 0) rememberPostalCode(pin)
      publish(answer)
    } catch {
      if (!signal.aborted) publish(null, words.notAsked)
    }
  }
  return { found, failed, lookUp }
}
