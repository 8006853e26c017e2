import type { z } from 'zod'
import type { RequiredRight } from '#values/people/rights.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One API endpoint. Its key in the table of endpoints is method and path, as in `'GET /products/{id}'`; it is served
 * under `/api` (decision P1).
 */
export type Endpoint = RequiredRight & {
  /** Open to everyone, but uses the session if there is one. */
  optionalAuth?: true
  /**
   * A sensitive action that needs step-up authentication: settings, exports, second factors. `true`: needed each
   * time, and used up by a success. `'setting'`: the same, but until the shop opens one confirmation covers all such
   * calls for a while (decision X67). `'before'`: a step that leads to one and does not use it up. Routine work has
   * none. A handler whose rule depends on the input calls `hasStepUp` and `requestStepUp` instead.
   */
  stepUp?: true | 'setting' | 'before'
  /** Allowed for an administrator who has not given the second factor: always, or only while none is set up. */
  withoutSecondFactor?: 'always' | 'toSetUp'
  /** One line for the API documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** A JSON body. */
  body?: z.ZodType
  /** The text fields of a multipart body; files arrive beside them. */
  form?: z.ZodObject
  /** The files of a multipart body, all under one field name. */
  files?: { field: string; most: number; tooMany: string }
  answer: z.ZodType
  /** The success status, if it is not 200. */
  status?: 201
  /** Rate limit per network address, where guessing would pay, or per signed-in user. */
  limit?: { most: number; perSeconds: number; per?: 'person' }
  /** Left out of the API documentation: called by the payment provider only. */
  hidden?: boolean
}

export type EndpointKey = `${Method} /${string}`
export type Endpoints = Record<EndpointKey, Endpoint>

type Schema<E, Part extends string> = E extends { [K in Part]: infer S extends z.ZodType } ? S : never
/** What a caller sends for one part, before the schema has filled in defaults. */
export type Input<E, Part extends string> = z.input<Schema<E, Part>>
/** What a handler is given for one part. */
export type Parsed<E, Part extends string> = z.output<Schema<E, Part>>
export type Answer<E extends Endpoint> = z.output<E['answer']>
