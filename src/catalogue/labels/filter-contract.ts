import { z } from 'zod'
import { allergens, claims, dietMarks } from './rules/food-label.ts'

/**
 * Schema of a query parameter with one or several names: `without=milk&without=egg` or `without=milk,egg`. Unknown
 * names are ignored.
 */
const listOf = <Name extends string>(names: readonly Name[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((typed) => {
      const given = String(typed).split(',')
      return names.filter((name) => given.includes(name))
    })
    .optional()

/** Filters of the product list that go by the labels. */
export const labelFilter = {
  without: listOf(allergens),
  mark: listOf(dietMarks),
  claim: listOf(claims),
}
