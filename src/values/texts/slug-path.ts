import { maxInteger } from '../max-integer.ts'
import { slugify } from './slugify.ts'

/**
 * Creates a function for the canonical path of a product, category, bundle or story: its id, and its name as a slug. The name is that
 * of the default language, the same URL in all of them; other slugs redirect to it.
 */
const createPath = (list: string) => (id: number, name: string) => {
  const latin = slugify(name)
  return `/${list}/${id}${latin && `-${latin}`}`
}

export const productPath = createPath('product')
export const categoryPath = createPath('categories')
export const bundlePath = createPath('bundle')
export const storyPath = createPath('stories')

/**
 * The id in a path segment: `12` of `12-sathu-maavu`. A number above every id counts as 0: its page is missing, whereas
 * the API refuses it. A segment that begins with no number is returned unchanged.
 */
export function parsePathId(segment = '') {
  const number = /^(\d+)(?:-|$)/.exec(segment)?.[1]
  if (number === undefined) return segment
  return Number(number) > maxInteger ? '0' : number
}
