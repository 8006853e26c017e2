import { z } from 'zod'
import type { Notes } from './entities.ts'
import { badRequest } from './refusal.ts'

export const notesInput = z
  .union([
    z
      .record(z.string(), z.union([z.string().max(256), z.number()]))
      .refine((n) => Object.keys(n).length <= 15),
    z.array(z.unknown()).length(0),
  ])
  .default([])
  .transform((given): Notes => {
    const entries = Object.entries(given).map(([name, value]) => [name, String(value)])
    return entries.length === 0 ? [] : Object.fromEntries(entries)
  })

/** Parses a request's input. @throws Refusal naming only the first invalid field, as the provider does */
export function parseInput<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.') || undefined
  const missing = issue?.code === 'invalid_type' && field !== undefined && !hasField(body, field)
  if (issue?.code === 'unrecognized_keys')
    throw badRequest(`${issue.keys.join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    })
  throw badRequest(missing ? `${field}: is required.` : (issue?.message ?? 'The request is invalid.'), {
    field,
  })
}

const hasField = (body: unknown, field: string) => typeof body === 'object' && body !== null && field in body
