import { useEffect, useRef, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { DeliveryEstimate, deliveryEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { rememberPin } from './remembered-pin.ts'

/**
 * Asks whether and by when something is delivered, as soon as a whole code is typed. The last one is remembered.
 * @param onFound is told the answer, and that there is none while a code is typed
 * @param product what is to be delivered; without it what is in the cart
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
      if (answer.terms || answer.places.length > 0) rememberPin(pin)
      publish(answer)
    } catch {
      if (!signal.aborted) publish(null, words.notAsked)
    }
  }
  return { found, failed, ask: lookUp }
}
