import type { z } from 'zod'

/** Who may call or open something: everyone, anyone signed in, or one role. */
export type Access = 'anyone' | 'signedIn' | 'customer' | 'admin'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One thing that may be asked of the shop. The key it stands under in its area's table is its method and path, as in
 * `'GET /products/{id}'`; it is served under `/api` (decision P1).
 */
export type Endpoint = {
  access: Access
  /** Open to everyone, but wants to know who asks. */
  identifies?: true
  /**
   * An expensive action, for which an administrator shows once more who they are: settings, exports, second factors.
   * `true`: each time, a success uses the confirmation up. `'before'`: a step that leads to one, which keeps it. Routine
   * work names neither: the login of a shift is its confirmation. A handler whose answer depends on what is sent asks with
   * `isConfirmed` and `confirmAgain` instead.
   */
  confirmed?: true | 'before'
  /** Open to an administrator without the second factor: always, or only while there is none to give. */
  beforeSecondFactor?: 'always' | 'toSetUp'
  /** A line for the API's reader. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** A JSON body. */
  body?: z.ZodType
  /** The text fields of a multipart body; files arrive beside them. */
  form?: z.ZodObject
  /** The files a multipart body may carry, all under one field name. */
  files?: { field: string; most: number; tooMany: string }
  answer: z.ZodType
  /** Success, when it is not 200. */
  status?: 201
  /** Tries per network address in a window, where guessing would pay, or per person who is signed in. */
  limit?: { most: number; perSeconds: number; per?: 'person' }
  /** Not told in the API's documentation: the provider's own calls. */
  hidden?: boolean
}

export type EndpointKey = `${Method} /${string}`
export type Endpoints = Record<EndpointKey, Endpoint>

type Schema<E, Part extends string> = E extends { [K in Part]: infer S extends z.ZodType } ? S : never
/** What a caller sends for one part, before the schema has filled in defaults. */
export type Sent<E, Part extends string> = z.input<Schema<E, Part>>
/** What a handler is given for one part. */
export type Given<E, Part extends string> = z.output<Schema<E, Part>>
export type Answer<E extends Endpoint> = z.output<E['answer']>
