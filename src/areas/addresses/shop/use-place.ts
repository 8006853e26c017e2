import { useEffect, useRef, useState } from 'react'
import type { useForm } from 'react-hook-form'
import type { DeliveryTo, Place } from '../../delivery/contract.ts'
import { useDelivery } from '../../delivery/shop/use-delivery.ts'
import type { AddressValues } from './save-address.ts'

export type AddressFormState = ReturnType<typeof useForm<AddressValues>>

/**
 * Says whether something can be sent to the typed code, and writes where that is: never over what somebody typed. The code of
 * a new address is asked for at once.
 * @param saved what is found of the saved address; a draft of it may have another code
 */
export function usePlace(
  { getValues, setValue, watch }: AddressFormState,
  saved?: Promise<DeliveryTo | null>,
) {
  const [known, setKnown] = useState<DeliveryTo | null>(null)
  const [city, district, state] = getValues(['city', 'district', 'state'])
  // What a saved address has of its code goes with it; a city that is called otherwise was typed.
  const written = useRef({ city: city === district ? city : '', district, state })
  /** '' takes out what was written for the code before. */
  const write = ({ district, state }: Place) => {
    for (const [name, text] of [
      ['city', district],
      ['district', district],
      ['state', state],
    ] as const) {
      const typed = getValues(name)
      if (typed === text || (typed !== '' && typed !== written.current[name])) continue
      written.current[name] = text
      // An empty field is no mistake of who has typed nothing there yet.
      setValue(name, text, { shouldValidate: text !== '' })
    }
  }
  const writeFound = (found: DeliveryTo | null) => {
    if (!found) return
    const { places } = found
    /** What all of them say; of several districts somebody is asked which. */
    const shared = (field: keyof Place) => {
      const [text = '', ...others] = new Set(places.map((place) => place[field]))
      return others.length > 0 ? '' : text
    }
    // The district is chosen from a list of these alone, whatever was typed there for another code.
    if (places.length > 1) written.current.district = getValues('district')
    write({ district: shared('district'), state: shared('state') })
  }
  const { found, failed, ask } = useDelivery(writeFound)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code that the form starts with.
  useEffect(() => {
    if (getValues('postal_code') !== '' && getValues('city') === '') void ask(getValues('postal_code'))
  }, [])
  useEffect(() => void saved?.then(setKnown), [saved])
  const knownHere = known?.postal_code === watch('postal_code') ? known : null
  // A saved address says its district itself: of several somebody is asked for a code that they typed.
  const hasSeveral = (found?.places.length ?? 0) > 1
  return { found: found ?? knownHere, failed, ask, choose: write, hasSeveral }
}
