import type { Answer, EndpointKey, Endpoints, Input } from '#http/calls/endpoint.ts'
import type { ApiResponse } from '#pages/page-render.ts'
import { hrefOf } from './router/href.ts'
import * as words from './words/en.ts'

/** A request: sent with `fetch` in the browser, and directly to the API during a server render. */
type ApiRequest = {
  method: string
  path: string
  json?: unknown
  form?: FormData
  signal?: AbortSignal
}
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

/** An answer that is not a success. `message` can be shown to the user; status 0 means that no answer came. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** The whole answer, because a refusal may carry more than its message. */
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : '')
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : ''
    this.fields = isRecord(body.fields) ? (body.fields as Record<string, string>) : {}
    this.body = body
  }
}

type Part<E, Name extends string, As extends string = Name> = [Input<E, Name>] extends [never]
  ? unknown
  : undefined extends Input<E, Name>
    ? { [K in As]?: Input<E, Name> }
    : { [K in As]: Input<E, Name> }
type Loose<Value> = { [K in keyof Value]: string | number }
type Params<E> = [Input<E, 'params'>] extends [never] ? unknown : { params: Loose<Input<E, 'params'>> }
type Query<E> = [Input<E, 'query'>] extends [never] ? unknown : { query?: Input<E, 'query'> }
type Form<E> = E extends { form: object } ? { form: FormData } : unknown
type CallInput<E> = Params<E> & Query<E> & Part<E, 'body'> & Form<E> & { signal?: AbortSignal }
type CallParts = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
  signal?: AbortSignal
}

/**
 * A typed client for an area's endpoints; only the type of the contract is imported, its code stays on the server:
 * `callApi<typeof cartEndpoints>()('POST /cart/add', { body: { product_id } })`.
 * @throws ApiError for every answer that is not a success
 */
export function callApi<Table extends Endpoints>(transport: Transport = browserTransport) {
  return async <Key extends keyof Table & EndpointKey>(
    key: Key,
    input: CallInput<Table[Key]>,
  ): Promise<Answer<Table[Key]>> =>
    (await sendCall(transport, key, input as CallParts)).body as Answer<Table[Key]>
}

/** One page of a list (decision S8). */
export type ListPage<Item> = { items: Item[]; total: number; next: string | null }

/** Like `callApi`, for paged lists: also returns the total and the cursor of the next page. */
export function callApiPage<Table extends Endpoints>(transport: Transport = browserTransport) {
  return async <Key extends keyof Table & EndpointKey>(key: Key, input: CallInput<Table[Key]>) => {
    const { body, headers } = await sendCall(transport, key, input as CallParts)
    const link = /<([^>]+)>; rel="next"/.exec(headers?.get('link') ?? '')?.[1]
    return {
      items: body,
      total: Number(headers?.get('x-total-count') ?? 0),
      next: link ? new URL(link, 'http://shop').searchParams.get('cursor') : null,
    } as Answer<Table[Key]> extends (infer Item)[] ? ListPage<Item> : never
  }
}

/**
 * Builds the request of an endpoint and sends it. If the API asks for step-up authentication and the user passes it,
 * the request is sent again.
 * @throws ApiError for every answer that is not a success
 */
async function sendCall(transport: Transport, key: string, input: CallParts): Promise<ApiResponse> {
  const { params = {}, query = {}, body, form, signal } = input
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const response = await transport({
    method,
    path: search.size > 0 ? `${filled}?${search}` : filled,
    ...(body !== undefined && { json: body }),
    ...(form && { form }),
    ...(signal && { signal }),
  })
  if (response.status >= 200 && response.status < 300) return response
  const refused = new ApiError(response.status, isRecord(response.body) ? response.body : {})
  if (refused.code === 'CONFIRM_AGAIN' && (await stepUpPrompt?.(refused)))
    return await sendCall(transport, key, input)
  throw refused
}

type StepUpPrompt = (refused: ApiError) => Promise<boolean>
let stepUpPrompt: StepUpPrompt | undefined

/**
 * Sets the prompt for step-up authentication. It resolves to whether the user has passed it; then the call is repeated.
 * @returns a function that removes the prompt
 */
export function setStepUpPrompt(prompt: StepUpPrompt) {
  stepUpPrompt = prompt
  return () => {
    if (stepUpPrompt === prompt) stepUpPrompt = undefined
  }
}

const timeoutMs = 30_000
const uploadTimeoutMs = 180_000

/** The result when no answer came. */
export const noConnection: ApiResponse = {
  status: 0,
  body: { error: words.noConnection, message: words.noConnection, code: 'NO_CONNECTION' },
}

/** Calls the API from the browser. A failed connection or a timeout becomes status 0 with a message. */
export const browserTransport: Transport = async ({ method, path, json, form, signal }) => {
  const limit = AbortSignal.timeout(form ? uploadTimeoutMs : timeoutMs)
  try {
    const response = await fetch(hrefOf(`/api${path}`), {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  } catch (error) {
    if (signal?.aborted) throw error
    return noConnection
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
