import { z } from 'zod'
import { allergens, claims, marks } from '#values/food-label.ts'

/** One name or several, `without=milk&without=egg` or `without=milk,egg`; words that are none of them are no filter. */
const someOf = <Name extends string>(names: readonly Name[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((typed) => {
      const asked = String(typed).split(',')
      return names.filter((name) => asked.includes(name))
    })
    .optional()

/** What products are narrowed by: what their labels say. */
export const labelFilter = {
  without: someOf(allergens),
  mark: someOf(marks),
  claim: someOf(claims),
}
