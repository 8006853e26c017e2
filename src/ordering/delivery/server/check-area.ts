import { districtInWords, findDistricts, findState } from '#ordering/post-offices/server/post-offices.ts'
import type { Sentence } from '#words/sentences.ts'
import type { Zone, ZoneFields } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { overlap, rangeOf } from './code-ranges.ts'

type Area = Pick<ZoneFields, 'codes' | 'districts' | 'states'>
type Named = Area & { name: string }
type WrongArea = { ok: false; field: keyof Area; sentence: Sentence }
type CheckedArea = { ok: true; area: Area } | WrongArea

/**
 * Where a zone is, each entry as the list of post offices writes it. Refused is what does not exist and what is in a zone
 * already: of one kind, for a code may lie in another zone than its district, and that in another than its state.
 */
export function checkArea(typed: Area, others: Zone[]): CheckedArea {
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
    return { ok: false, field: 'codes', sentence: said.whereNeeded }
  return findTwice(area, others) ?? { ok: true, area }
}

type Checked = { entry: string } | WrongArea

function checkCode(entry: string): Checked {
  const range = rangeOf(entry)
  if (!range) return { ok: false, field: 'codes', sentence: said.noCode({ entry }) }
  if (range.first > range.last) return { ok: false, field: 'codes', sentence: said.upsideDown({ entry }) }
  return { entry }
}

function checkDistrict(entry: string): Checked {
  const [found, another] = findDistricts(entry)
  if (found && !another) return { entry: districtInWords(found) }
  const sentence = found ? said.whichDistrict({ entry }) : said.noDistrict({ entry })
  return { ok: false, field: 'districts', sentence }
}

function checkState(entry: string): Checked {
  const state = findState(entry)
  return state ? { entry: state } : { ok: false, field: 'states', sentence: said.noState({ entry }) }
}

const isSame = (one: string, other: string) => one === other
const sharesCodes = (one: string, other: string) => {
  const [first, second] = [rangeOf(one), rangeOf(other)]
  return first !== undefined && second !== undefined && overlap(first, second)
}
const clashes = { codes: sharesCodes, districts: isSame, states: isSame } as const

/** The first entry that this zone or another one has already. */
function findTwice(area: Area, others: Named[]): WrongArea | undefined {
  for (const field of ['codes', 'districts', 'states'] as const)
    for (const [at, entry] of area[field].entries()) {
      if (area[field].slice(0, at).some((before) => clashes[field](entry, before)))
        return { ok: false, field, sentence: said.typedTwice({ entry }) }
      for (const zone of others)
        for (const other of zone[field])
          if (clashes[field](entry, other))
            return { ok: false, field, sentence: said.inAnotherZone({ entry, zone: zone.name, other }) }
    }
  return undefined
}
