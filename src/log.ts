import { type DestinationStream, type Level, pino } from 'pino'
import { currentRequestId } from '#http/request-ids.ts'

/**
 * The shop's log, one JSON object per line. Errors are reduced to their type and stack, because a database error also
 * contains the query's values, which are personal data.
 * @param stream the output; standard output if absent
 * @param reports also gets the error lines
 */
export const createLog = (
  level: string,
  { stream = process.stdout, reports }: { stream?: DestinationStream; reports?: DestinationStream } = {},
) =>
  pino(
    {
      level,
      serializers: { err: serializeError },
      mixin: () => {
        const request = currentRequestId()
        return request ? { request } : {}
      },
    },
    reports
      ? pino.multistream([
          { level: level as Level, stream },
          { level: 'error', stream: reports },
        ])
      : stream,
  )

/** Error properties without personal data; `detail`, `where`, `params` and the rest are not logged. */
const loggedFields = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode', 'status'] as const
const maxCauses = 3

/** What is logged of an error, with its causes; anything else that was thrown is logged as its type. */
function serializeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const facts = Object.entries(error).filter(([name]) => loggedFields.some((fact) => fact === name))
  return {
    type: error.constructor.name,
    message: withoutValues(error, error.message),
    stack: withoutValues(error, error.stack ?? ''),
    ...Object.fromEntries(facts),
    ...(error.cause !== undefined && depth < maxCauses && { cause: serializeError(error.cause, depth + 1) }),
  }
}

/** Messages of data errors (class 22) quote the value: `invalid input syntax for type integer: "98430 11223"`. */
const withoutValues = (error: Error, text: string) =>
  'code' in error && /^22/.test(String(error.code)) ? text.replaceAll(/"[^"]*"/g, '"…"') : text
