import { expect, test } from 'vitest'
import { trackingStates } from '#values/couriers/courier-values.ts'
import { advancesTracking } from './advance-tracking.ts'
import { measureParcel } from './measure-parcel.ts'
import { nameCourier } from './name-courier.ts'

const usual = { packing_g: 100, box: { length_cm: 25, width_cm: 20, height_cm: 10 } }

// Requirement D-559: The weight and the box of a parcel come from the units in it, the packing and the usual box.
test('the weight is that of the units and the packing; without a weight, the parcel has to be weighed', () => {
  const unit = { quantity: 2, weight_g: 420, box: null }
  expect(measureParcel([unit], usual)).toEqual({ weight_g: 940, box: usual.box })
  expect(measureParcel([unit, { ...unit, weight_g: null }], usual).weight_g).toBeNull()
})

// Requirement D-559
test('what fits into the usual box travels in it, in any position; more is stacked', () => {
  const tall = { length_cm: 8, width_cm: 8, height_cm: 24 }
  const boxOf = (box: typeof tall, quantity: number) =>
    measureParcel([{ quantity, weight_g: 1, box }], usual).box
  expect(boxOf(tall, 1)).toEqual(usual.box)
  expect(boxOf(tall, 4)).toEqual({ length_cm: 25, width_cm: 20, height_cm: 32 })
  expect(boxOf({ length_cm: 40, width_cm: 30, height_cm: 5 }, 1)).toEqual({
    length_cm: 40,
    width_cm: 30,
    height_cm: 10,
  })
})

test('a parcel only moves forward, whatever the order of the reports', () => {
  const moves = (from: (typeof trackingStates)[number]) =>
    trackingStates.filter((to) => advancesTracking(from, to))
  expect(moves('arrived')).toEqual(['returned'])
  expect(moves('returned')).toEqual([])
  expect(moves('in_transit')).toEqual(['out_for_delivery', 'returning', 'lost', 'arrived', 'returned'])
  expect(moves('booked')).toEqual(trackingStates.filter((state) => state !== 'booked'))
  expect(moves('called_off')).toContain('picked_up')
})

test('customers see the courier that carries the parcel, with its tracking page', () => {
  expect(
    ['Blue Dart Air', 'Xpressbees Surface', 'Delhivery Surface', 'DTDC 500gm', 'Amazon Surface'].map(
      nameCourier,
    ),
  ).toEqual(['blue_dart', 'xpressbees', 'delhivery', 'dtdc', 'other'])
})
