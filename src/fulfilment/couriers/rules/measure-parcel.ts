import type { Box } from '#values/couriers/courier-values.ts'

/** Units of a variant in a parcel: what one weighs, and its box if it has one. */
export type ParcelUnits = { quantity: number; weight_g: number | null; box: Box | null }

export type ParcelDefaults = { packing_g: number; box: Box }

/** `weight_g`: null if a variant has no weight, so the merchant has to weigh the parcel. */
export type ParcelSize = { weight_g: number | null; box: Box }

/**
 * The weight and the box of a parcel. The weight is that of the units and of the packing. The box is the shop's usual one, as
 * long as what is inside fits into it; otherwise the units are stacked on each other.
 */
export function measureParcel(units: ParcelUnits[], { packing_g, box }: ParcelDefaults): ParcelSize {
  const isWeighed = units.every(({ weight_g }) => weight_g !== null)
  const weight_g = isWeighed
    ? units.reduce((sum, unit) => sum + unit.quantity * (unit.weight_g ?? 0), packing_g)
    : null
  const boxes = units.flatMap((unit) => (unit.box ? [{ ...unit.box, quantity: unit.quantity }] : []))
  return { weight_g, box: fits(boxes, box) ? box : stack(boxes, box) }
}

type Boxes = (Box & { quantity: number })[]

/** Longest side first: a box may be turned. */
const sides = ({ length_cm, width_cm, height_cm }: Box) =>
  [length_cm, width_cm, height_cm].sort((a, b) => b - a)
const volumeOf = ({ length_cm, width_cm, height_cm }: Box) => length_cm * width_cm * height_cm

/** Whether each box fits by its sides, and all of them by their volume. */
function fits(boxes: Boxes, outer: Box) {
  const outerSides = sides(outer)
  const volume = boxes.reduce((sum, box) => sum + box.quantity * volumeOf(box), 0)
  const isLow = boxes.every((box) => sides(box).every((side, at) => side <= (outerSides[at] ?? 0)))
  return isLow && volume <= volumeOf(outer)
}

/** A box that is as long and wide as the largest one, and as high as all of them. */
function stack(boxes: Boxes, usual: Box): Box {
  const laid = boxes.map((box) => ({ quantity: box.quantity, laid: sides(box) }))
  const height = laid.reduce((sum, { quantity, laid: [, , low = 0] }) => sum + quantity * low, 0)
  return {
    length_cm: Math.max(usual.length_cm, ...laid.map(({ laid: [long = 0] }) => long)),
    width_cm: Math.max(usual.width_cm, ...laid.map(({ laid: [, wide = 0] }) => wide)),
    height_cm: Math.max(usual.height_cm, height),
  }
}
