import { config, type z } from 'zod'

// zod compiles validators with `new Function`, which the content security policy forbids and reports.
config({ jitless: true })

/** The validation issues of a value; empty if it is valid. */
export const findIssues = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? []

/** The first issue's message; undefined if the value is valid. */
export const findProblem = (schema: z.ZodType, value: unknown) => findIssues(schema, value)[0]?.message

/** The validation rule of a form field, from the API's schema: `register('name', validationRule(shape.name))`. */
export const validationRule = (schema: z.ZodType) => ({
  validate: (value: string) => findProblem(schema, value),
})
