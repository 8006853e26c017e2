import { largestInteger } from '../largest-integer.ts'
import { latinName } from './latin-name.ts'

/**
 * The address of a thing's page: its number, which finds it, and its name for people to read. The name is the first
 * language's, the same address in all of them; a thing that has been renamed answers at its new one, and leads there from
 * every other.
 */
const pathIn = (list: string) => (id: number, name: string) => {
  const latin = latinName(name)
  return `/${list}/${id}${latin && `-${latin}`}`
}

export const productPath = pathIn('product')
export const categoryPath = pathIn('categories')

/**
 * The number in the part of an address that names a thing: `12` of `12-sathu-maavu`. A number above every id names nothing,
 * like 0: its page is missing, though the call of such a number is refused.
 */
export function idIn(named = '') {
  const number = /^(\d+)(?:-|$)/.exec(named)?.[1]
  if (number === undefined) return named
  return Number(number) > largestInteger ? '0' : number
}
