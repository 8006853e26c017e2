import { useState } from 'react'
import { newFormKey } from '#browser/new-form-key.ts'
import { useKeptState } from '#people/sessions/shop/drafts/use-kept-state.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Courier, couriers, trackingNumberPattern } from '#values/couriers.ts'
import * as words from '../../words/office/en.ts'
import { chosenLines, type Units } from './chosen-lines.ts'

const key = 'courier'

/** Whom the last parcel was given to on this device: the next one mostly goes with them, too. */
const lastCourier = (): Courier =>
  couriers.find((courier) => courier === localStorage.getItem(key)) ?? couriers[0]

/** What was typed into the form; its key stays the same however often it is sent. */
export function useDispatch(orderIds: number[]) {
  const [formKey, setFormKey] = useState(newFormKey)
  const [courier, setCourier] = useState(lastCourier)
  const [numbers, setNumbers] = useState<Record<number, string>>({})
  const [units, setUnits] = useState<Units>()
  const [tried, setTried] = useState(false)
  const draft = useKeptState({
    name: `dispatch of ${orderIds.join(' ')}`,
    typed: { numbers, units },
    blank: { numbers: {}, units: undefined },
    put: (kept: { numbers: Record<number, string>; units?: Units | undefined }) => {
      setNumbers(kept.numbers)
      setUnits(kept.units)
    },
    formKey: [formKey, setFormKey],
  })
  const numberOf = (id: number) => numbers[id]?.trim() ?? ''
  const isNumber = (id: number) => numberOf(id) === '' || trackingNumberPattern.test(numberOf(id))
  const lines = units && chosenLines(units)

  const isRight = () => {
    setTried(true)
    if (lines?.length === 0) toast.error(words.nothingChosen)
    return orderIds.every(isNumber) && (!units || (lines !== undefined && lines.length > 0))
  }
  const body = () => {
    localStorage.setItem(key, courier)
    const parcels = orderIds.map((order_id) => ({
      order_id,
      ...(numberOf(order_id) && { tracking_number: numberOf(order_id) }),
      ...(lines && { items: lines }),
    }))
    return { form_key: formKey, courier, parcels }
  }
  return {
    draft,
    courier,
    setCourier,
    numbers,
    setNumber: (id: number, typed: string) => setNumbers((was) => ({ ...was, [id]: typed })),
    problemOf: (id: number) => (tried && !isNumber(id) ? words.trackingNumberNeeded : undefined),
    part: { units, onChange: setUnits, tried },
    isRight,
    body,
  }
}
