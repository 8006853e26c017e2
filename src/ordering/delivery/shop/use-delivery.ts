import { useEffect, useRef, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { DeliveryTo, deliveryEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { rememberPin } from './remembered-pin.ts'

/**
 * Asks whether and by when something is delivered, as soon as a whole code is typed. The last one is remembered.
 * @param onFound is told the answer, and that there is none while a code is typed
 * @param product what is to be delivered; without it what is in the cart
 */
export function useDelivery(onFound?: (found: DeliveryTo | null) => void, product?: number) {
  const [found, setFound] = useState<DeliveryTo | null>(null)
  const [failed, setFailed] = useState('')
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const tell = (answer: DeliveryTo | null, sentence = '') => {
    setFound(answer)
    setFailed(sentence)
    onFound?.(answer)
  }
  const ask = async (typed: string) => {
    asking.current?.abort()
    const pin = typed.replaceAll(' ', '')
    if (!/^[1-9]\d{5}$/.test(pin)) return tell(null)
    const mine = new AbortController()
    asking.current = mine
    const { signal } = mine
    try {
      const answer = await callApi<typeof deliveryEndpoints>()('GET /delivery/{pin}', {
        params: { pin },
        query: product === undefined ? {} : { product },
        signal,
      })
      if (signal.aborted) return
      if (answer.terms || answer.places.length > 0) rememberPin(pin)
      tell(answer)
    } catch {
      if (!signal.aborted) tell(null, words.notAsked)
    }
  }
  return { found, failed, ask }
}
