import { useEffect, useRef, useState } from 'react'
import type { useForm } from 'react-hook-form'
import type { DeliveryEstimate, Place } from '#ordering/delivery/contract.ts'
import { useDeliveryEstimate } from '#ordering/delivery/shop/use-delivery-estimate.ts'
import type { AddressValues } from './save-address.ts'

export type AddressFormState = ReturnType<typeof useForm<AddressValues>>

/** People type city names in lower case, and browsers autofill them in capitals. */
const equalsIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * The values of an address that count as autofilled for its postal code: all but a city that is named differently
 * from its district and from every district of the code. A saved address may have no district.
 */
function autofilledValues({ getValues }: AddressFormState, known: DeliveryEstimate | null) {
  const [city, district, state] = getValues(['city', 'district', 'state'])
  const districts = [district, ...(known?.places ?? []).map((place) => place.district)]
  return { city: districts.some((name) => equalsIgnoringCase(city, name)) ? city : '', district, state }
}

/**
 * Looks up the postal code, shows whether the shop delivers there, and fills in city, district and state, but never
 * overwrites typed text. The postal code of a new address is looked up at once.
 * @param restored whether a draft was restored: the form then holds another address
 * @param saved the lookup of the saved address; a draft of it may have another code
 * @returns `found`: the result for the typed code; `ask` looks a code up, `choose` fills in one of its places, and
 * `hasSeveral` says that the code lies in several
 */
export function usePostalCodeLookup(
  form: AddressFormState,
  restored: boolean,
  saved?: Promise<DeliveryEstimate | null>,
) {
  const { getValues, setValue, watch } = form
  const [known, setKnown] = useState<DeliveryEstimate | null>(null)
  const autofilled = useRef({ city: '', district: '', state: '' })
  /** An empty text removes what was filled in for the previous code. */
  const autofill = ({ district, state }: Place) => {
    for (const [name, text] of [
      ['city', district],
      ['district', district],
      ['state', state],
    ] as const) {
      const existing = getValues(name)
      const isOfCode = equalsIgnoringCase(existing, text)
      if (!isOfCode && existing !== '' && !equalsIgnoringCase(existing, autofilled.current[name])) continue
      // A typed value that equals the looked-up one is replaced with the next code as well.
      autofilled.current[name] = text
      // A field that is still empty is not marked invalid before anybody has typed there.
      if (!isOfCode) setValue(name, text, { shouldValidate: text !== '' })
    }
  }
  const autofillFound = (found: DeliveryEstimate | null) => {
    if (!found) return
    const { places } = found
    /** The value that all places of the code share; otherwise empty, because the customer must choose. */
    const shared = (field: keyof Place) => {
      const [text = '', ...others] = new Set(places.map((place) => place[field]))
      return others.length > 0 ? '' : text
    }
    // With several districts the field becomes a list of them, so whatever was typed for another code is replaced.
    if (places.length > 1) autofilled.current.district = getValues('district')
    autofill({ district: shared('district'), state: shared('state') })
  }
  const { found, failed, lookUp } = useDeliveryEstimate(autofillFound)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the form starts with, and for a draft of it.
  useEffect(() => {
    autofilled.current = autofilledValues(form, known)
    if (getValues('postal_code') !== '' && getValues('city') === '') void lookUp(getValues('postal_code'))
  }, [restored])
  useEffect(() => {
    void saved?.then((delivery) => {
      setKnown(delivery)
      autofilled.current.city ||= autofilledValues(form, delivery).city
    })
  }, [saved, form])
  const knownHere = known?.postal_code === watch('postal_code') ? known : null
  // A saved address has its district; it is asked for only after another code was typed.
  const hasSeveral = (found?.places.length ?? 0) > 1
  return { found: found ?? knownHere, failed, lookUp, choose: autofill, hasSeveral }
}
