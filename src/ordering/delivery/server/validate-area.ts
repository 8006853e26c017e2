import {
  findState,
  formatDistrict,
  listMatchingDistricts,
} from '#ordering/post-offices/server/post-offices.ts'
import type { Sentence } from '#words/sentences.ts'
import type { DeliveryZoneInput, Zone } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { parsePostalCodeRange, rangesOverlap } from './postal-code-ranges.ts'

type Area = Pick<DeliveryZoneInput, 'codes' | 'districts' | 'states'>
type NamedArea = Area & { name: string }
type InvalidArea = { ok: false; field: keyof Area; sentence: Sentence }
type CheckedArea = { ok: true; area: Area } | InvalidArea

/**
 * Validates the area of a zone and normalizes its entries to the spelling of the post office list. Rejects unknown
 * entries and duplicates within one kind; a code may lie in another zone than its district, and a district than its
 * state.
 */
export function validateArea(typed: Area, others: Zone[]): CheckedArea {
  const districts = typed.districts.map(checkDistrict)
  const states = typed.states.map(checkState)
  const wrong = [...typed.codes.map(checkCode), ...districts, ...states].find((checked) => 'field' in checked)
  if (wrong && 'field' in wrong) return wrong
  const area: Area = {
    codes: typed.codes,
    districts: districts.flatMap((checked) => ('entry' in checked ? checked.entry : [])),
    states: states.flatMap((checked) => ('entry' in checked ? checked.entry : [])),
  }
  if (area.codes.length + area.districts.length + area.states.length === 0)
    return { ok: false, field: 'codes', sentence: officeSentences.whereNeeded }
  return findDuplicate(area, others) ?? { ok: true, area }
}

type Checked = { entry: string } | InvalidArea

function checkCode(entry: string): Checked {
  const range = parsePostalCodeRange(entry)
  if (!range) return { ok: false, field: 'codes', sentence: officeSentences.noCode({ entry }) }
  if (range.first > range.last)
    return { ok: false, field: 'codes', sentence: officeSentences.upsideDown({ entry }) }
  return { entry }
}

function checkDistrict(entry: string): Checked {
  const [found, another] = listMatchingDistricts(entry)
  if (found && !another) return { entry: formatDistrict(found) }
  const sentence = found ? officeSentences.whichDistrict({ entry }) : officeSentences.noDistrict({ entry })
  return { ok: false, field: 'districts', sentence }
}

function checkState(entry: string): Checked {
  const state = findState(entry)
  return state
    ? { entry: state }
    : { ok: false, field: 'states', sentence: officeSentences.noState({ entry }) }
}

const isSame = (one: string, other: string) => one === other
const sharesCodes = (one: string, other: string) => {
  const [first, second] = [parsePostalCodeRange(one), parsePostalCodeRange(other)]
  return first !== undefined && second !== undefined && rangesOverlap(first, second)
}
const isDuplicate = { codes: sharesCodes, districts: isSame, states: isSame } as const

/** The first entry that this zone or another zone has already. */
function findDuplicate(area: Area, others: NamedArea[]): InvalidArea | undefined {
  for (const field of ['codes', 'districts', 'states'] as const)
    for (const [at, entry] of area[field].entries()) {
      if (area[field].slice(0, at).some((before) => isDuplicate[field](entry, before)))
        return { ok: false, field, sentence: officeSentences.typedTwice({ entry }) }
      for (const zone of others)
        for (const other of zone[field])
          if (isDuplicate[field](entry, other))
            return {
              ok: false,
              field,
              sentence: officeSentences.inAnotherZone({ entry, zone: zone.name, other }),
            }
    }
  return undefined
}
