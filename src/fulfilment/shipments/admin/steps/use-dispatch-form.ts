import { useState } from 'react'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Courier, couriers, trackingNumberPattern } from '../../rules/couriers.ts'
import * as words from '../../words/office/en.ts'
import { parseShipmentLines, type UnitInputs } from './shipment-lines.ts'

const key = 'courier'

/** The courier last chosen on this device, otherwise the first. */
const readLastCourier = (): Courier =>
  couriers.find((courier) => courier === localStorage.getItem(key)) ?? couriers[0]

/**
 * The state of the dispatch form for these orders; its idempotency key stays the same until it is sent.
 * @returns `validate` answers whether the form may be sent and shows what is wrong; `requestBody` gives what to send,
 * and remembers the courier on this device
 */
export function useDispatchForm(orderIds: number[]) {
  const [formKey, setFormKey] = useState(newFormKey)
  const [courier, setCourier] = useState(readLastCourier)
  const [numbers, setNumbers] = useState<Record<number, string>>({})
  const [units, setUnits] = useState<UnitInputs>()
  const [tried, setTried] = useState(false)
  const draft = useDraftState({
    name: `dispatch of ${orderIds.join(' ')}`,
    value: { numbers, units },
    blank: { numbers: {}, units: undefined },
    restore: (restored: { numbers: Record<number, string>; units?: UnitInputs | undefined }) => {
      setNumbers(restored.numbers)
      setUnits(restored.units)
    },
    formKey: [formKey, setFormKey],
  })
  const numberOf = (id: number) => numbers[id]?.trim() ?? ''
  const isNumber = (id: number) => numberOf(id) === '' || trackingNumberPattern.test(numberOf(id))
  const lines = units && parseShipmentLines(units)

  const validate = () => {
    setTried(true)
    if (lines?.length === 0) toast.error(words.nothingChosen)
    return orderIds.every(isNumber) && (!units || (lines !== undefined && lines.length > 0))
  }
  const requestBody = () => {
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
    /** The chosen units; undefined for everything that is unsent, or while an input is invalid. */
    lines,
    part: { units, onChange: setUnits, tried },
    validate,
    requestBody,
  }
}
