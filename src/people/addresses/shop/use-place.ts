import { useEffect, useRef, useState } from 'react'
import type { useForm } from 'react-hook-form'
import type { DeliveryTo, Place } from '#ordering/delivery/contract.ts'
import { useDelivery } from '#ordering/delivery/shop/use-delivery.ts'
import type { AddressValues } from './save-address.ts'

export type AddressFormState = ReturnType<typeof useForm<AddressValues>>

/** Somebody may write a city in small letters, and a browser that fills in in capitals. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * What of an address counts as written for its code: all but a city that is called otherwise than its district, or than each
 * one that its code is known to lie in. A saved address may have no district.
 */
function writtenIn({ getValues }: AddressFormState, known: DeliveryTo | null) {
  const [city, district, state] = getValues(['city', 'district', 'state'])
  const districts = [district, ...(known?.places ?? []).map((place) => place.district)]
  return { city: districts.some((name) => isSame(city, name)) ? city : '', district, state }
}

/**
 * Says whether something can be sent to the typed code, and writes where that is: never over what somebody typed. The code of
 * a new address is asked for at once.
 * @param restored whether a draft has come back: what stands in the form is another address then
 * @param saved what is found of the saved address; a draft of it may have another code
 */
export function usePlace(form: AddressFormState, restored: boolean, saved?: Promise<DeliveryTo | null>) {
  const { getValues, setValue, watch } = form
  const [known, setKnown] = useState<DeliveryTo | null>(null)
  const written = useRef({ city: '', district: '', state: '' })
  /** '' takes out what was written for the code before. */
  const write = ({ district, state }: Place) => {
    for (const [name, text] of [
      ['city', district],
      ['district', district],
      ['state', state],
    ] as const) {
      const typed = getValues(name)
      const isOfCode = isSame(typed, text)
      if (!isOfCode && typed !== '' && !isSame(typed, written.current[name])) continue
      // What they typed themselves goes with the next code as well, where it says the same.
      written.current[name] = text
      // An empty field is no mistake of who has typed nothing there yet.
      if (!isOfCode) setValue(name, text, { shouldValidate: text !== '' })
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the form starts with, and for a draft of it.
  useEffect(() => {
    written.current = writtenIn(form, known)
    if (getValues('postal_code') !== '' && getValues('city') === '') void ask(getValues('postal_code'))
  }, [restored])
  useEffect(() => {
    void saved?.then((told) => {
      setKnown(told)
      written.current.city ||= writtenIn(form, told).city
    })
  }, [saved, form])
  const knownHere = known?.postal_code === watch('postal_code') ? known : null
  // A saved address says its district itself: of several somebody is asked for a code that they typed.
  const hasSeveral = (found?.places.length ?? 0) > 1
  return { found: found ?? knownHere, failed, ask, choose: write, hasSeveral }
}
