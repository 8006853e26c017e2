import type { TestShop } from '../../shop/shop.ts'
import { openPage } from '../open-page.ts'

export type Data = Record<string, unknown>

/** The structured data of a page. References to other parts of it, `{ "@id": … }`, are replaced by these. */
export async function dataOn(shop: TestShop, path: string): Promise<Data[]> {
  const { html } = await openPage(shop.visitor(), path)
  const found: Data[] = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json))
  return found.map((data) => resolved(data, partsWithId(data)) as Data)
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

function partsWithId(value: unknown): Map<unknown, Data> {
  if (!isData(value)) return new Map()
  const inside = Object.values(value).flatMap((each) => [...partsWithId(each)])
  return new Map(isReference(value) ? inside : [...inside, [value['@id'], value]])
}

const isReference = (value: Data) => Object.keys(value).join() === '@id'

function resolved(value: unknown, parts: Map<unknown, Data>): unknown {
  if (!isData(value)) return value
  if (Array.isArray(value)) return value.map((each) => resolved(each, parts))
  if (isReference(value)) {
    const part = parts.get(value['@id'])
    if (!part) throw new Error(`nothing has the id ${value['@id']}`)
    return resolved(part, parts)
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolved(each, parts)]))
}
