import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// The vocabulary as `scripts/schema-org.ts` stores it.
const lines = readFileSync(join(import.meta.dirname, 'vocabulary.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [kind, name = '', ...lists] = line.split('\t')
    return { kind, name, lists: lists.map((list) => list.split(' ').filter(Boolean)) }
  })
const tableOf = (kind: string) =>
  new Map(lines.filter((line) => line.kind === kind).map(({ name, lists }) => [name, lists]))
const [types, members, properties] = [tableOf('type'), tableOf('member'), tableOf('property')]

/** A type and all of its supertypes. */
function typesOf(type: string): string[] {
  const [parents = []] = types.get(type) ?? []
  return [type, ...parents.flatMap(typesOf)]
}

type Data = Record<string, unknown>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => [value].flat()

/**
 * Problems of structured data according to schema.org, each with its path: unknown types or properties, properties of
 * another type, wrong kinds of values.
 */
export function findDataProblems(data: Data, at = String(data['@type'])): string[] {
  const named = listOf(data['@type']).map(String)
  const unknown = named.filter((type) => !types.has(type))
  if (unknown.length > 0) return [`${at}: there is no type ${unknown}`]
  const kinds = named.flatMap(typesOf)
  return Object.entries(data)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      // Actions describe their input as `query-input`.
      const [domains, ranges] = properties.get(name.replace(/-(?:in|out)put$/, '')) ?? []
      if (!domains || !ranges) return [`${at}: there is no property ${name}`]
      if (!domains.some((type) => kinds.includes(type))) return [`${at}: ${named} has no ${name}`]
      return listOf(value).flatMap((one) => findValueProblems(one, ranges, `${at}.${name}`))
    })
}

function findValueProblems(value: unknown, ranges: string[], at: string): string[] {
  if (isData(value)) {
    const kinds = listOf(value['@type']).flatMap((type) => typesOf(String(type)))
    const wrong = findDataProblems(value, at)
    return kinds.some((type) => ranges.includes(type))
      ? wrong
      : [`${at}: a ${kinds[0]} does not fit`, ...wrong]
  }
  return ranges.some((range) => fits(value, range)) ? [] : [`${at}: ${value} is no ${ranges.join(' or ')}`]
}

/** Whether a plain value fits a range. A quantity is a number with a unit. */
function fits(value: unknown, range: string) {
  if (typeof value === 'number') return range === 'Number' || (range === 'Integer' && Number.isInteger(value))
  if (typeof value === 'boolean') return range === 'Boolean'
  if (typeof value !== 'string' || value === '') return false
  if (range === 'Text') return true
  if (range === 'URL') return URL.canParse(value)
  if (range === 'Number') return /^-?\d+(\.\d+)?$/.test(value)
  if (range === 'Date') return /^\d{4}-\d{2}-\d{2}$/.test(value)
  if (typesOf(range).includes('Quantity')) return /^\d+(\.\d+)? \p{L}+$/u.test(value)
  const [lists = []] = members.get(value.replace('https://schema.org/', '')) ?? []
  return value.startsWith('https://schema.org/') && lists.some((list) => typesOf(list).includes(range))
}
