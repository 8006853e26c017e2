import { config, type z } from 'zod'

// zod makes its checks faster with `new Function`, which the pages' content security policy forbids and reports.
config({ jitless: true })

/** What a call's schema has against something typed; nothing when it may stay. */
export const issuesOf = (schema: z.ZodType, typed: unknown) => schema.safeParse(typed).error?.issues ?? []

/** The first of it, as a sentence. */
export const problemOf = (schema: z.ZodType, typed: unknown) => issuesOf(schema, typed)[0]?.message

/** A field under the schema that the server checks it with: `register('name', byContract(newProduct.shape.name))`. */
export const byContract = (schema: z.ZodType) => ({ validate: (typed: string) => problemOf(schema, typed) })
