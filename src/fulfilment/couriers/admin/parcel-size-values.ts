import type { ParcelSettings, ParcelSettingsInput } from '../contract.ts'

/** The typed texts of the form. */
export type ParcelSizeValues = {
  pickup_pin: string
  packing_g: string
  length_cm: string
  width_cm: string
  height_cm: string
  variants: { packed_g: string; length_cm: string; width_cm: string; height_cm: string }[]
}

const toText = (value: number | null | undefined) => (value ? String(value) : '')

export const toValues = ({ pickup_pin, packing_g, box, variants }: ParcelSettings): ParcelSizeValues => ({
  pickup_pin: pickup_pin ?? '',
  packing_g: String(packing_g),
  length_cm: String(box.length_cm),
  width_cm: String(box.width_cm),
  height_cm: String(box.height_cm),
  variants: variants.map(({ packed_g, box: own }) => ({
    packed_g: toText(packed_g),
    length_cm: toText(own?.length_cm),
    width_cm: toText(own?.width_cm),
    height_cm: toText(own?.height_cm),
  })),
})

export const isWhole = (typed: string, min: number, max: number) =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max

/** Whether a variant has all three sides of its box, or none. */
export const isWholeBox = (sides: ParcelSizeValues['variants'][number]) => {
  const typed = [sides.length_cm, sides.width_cm, sides.height_cm].map((side) => side.trim())
  return typed.every((side) => side === '') || typed.every((side) => isWhole(side, 1, 200))
}
export const isPackedWeight = (typed: string) => typed.trim() === '' || isWhole(typed, 1, 50_000)

/** What is sent: the settings, and the variants. */
export const toInput = (
  values: ParcelSizeValues,
  { version, variants }: ParcelSettings,
): ParcelSettingsInput => ({
  version,
  pickup_pin: values.pickup_pin.trim() || null,
  packing_g: Number(values.packing_g),
  box: {
    length_cm: Number(values.length_cm),
    width_cm: Number(values.width_cm),
    height_cm: Number(values.height_cm),
  },
  variants: variants.map(({ pack_id }, at) => {
    const typed = values.variants[at]
    return {
      pack_id,
      packed_g: typed?.packed_g.trim() ? Number(typed.packed_g) : null,
      box: typed?.length_cm.trim()
        ? {
            length_cm: Number(typed.length_cm),
            width_cm: Number(typed.width_cm),
            height_cm: Number(typed.height_cm),
          }
        : null,
    }
  }),
})
