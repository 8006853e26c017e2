import { isDeepStrictEqual } from 'node:util'
import type { StoreSettings, StoreSettingsPart } from '../contract.ts'

/** Some settings as they were read, and their new values. */
export type SettingsPartChange = { before: Partial<Record<string, unknown>>; facts: StoreSettingsPart }

/**
 * The settings with some of them replaced; one that is only in `before` is removed.
 * @returns undefined if one of them is no longer as it was read
 */
export function mergeSettingsPart(
  current: StoreSettings,
  { before, facts }: SettingsPartChange,
): StoreSettings | undefined {
  const { shipping: shippingBefore = {}, ...othersBefore } = before
  const { shipping, ...others } = facts
  const merged = merge(current, othersBefore, others)
  const mergedShipping = merge(current.shipping, shippingBefore as Entries, shipping ?? {})
  return merged && mergedShipping && { ...merged, shipping: mergedShipping }
}

type Entries = Partial<Record<string, unknown>>

function merge<Whole extends object>(current: Whole, before: Entries, after: Entries): Whole | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const isOutdated = names.some((name) => !isSame(current[name as keyof Whole], before[name]))
  return isOutdated
    ? undefined
    : { ...current, ...Object.fromEntries(names.map((name) => [name, after[name]])) }
}

/** Whether both have the same JSON, in which the order of the fields and undefined ones make no difference. */
const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(asJson(a), asJson(b))
const asJson = (value: unknown) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
