import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import type { Endpoint } from '#http/calls/endpoint.ts'
import { readSettings } from '#settings/settings.ts'
import { pageUrls } from '#urls.tsx'
import { allEndpoints } from '../shop/all-endpoints.ts'
import { mostlyValid } from './mostly-valid.ts'
import { oddText, oddValue } from './odd-values.ts'

/** A request on the wire. */
export type FuzzRequest = {
  as: 'visitor' | 'customer' | 'admin'
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
  /** The connection ends in the middle of the body. */
  cutOff?: boolean
}

const people = fc.constantFrom<FuzzRequest['as']>('customer', 'admin', 'visitor')
const [webhookSecret = ''] = readSettings({}).razorpay.webhookSecrets

const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())

/** A path parameter: an existing id, or any text, encoded or truncated within a character. */
const pathValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '3', 'bannerImage1', 'Anitha%20Raj') },
  { weight: 2, arbitrary: oddText.map(encoded) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%0a', '%ff', '%c3%28', '%ed%a0%80', '%2f', '..', '.') },
)

const pathOf = (template: string) => {
  const pieces = template.split(/\{\w+\}|:\w+/)
  return fc
    .array(pathValue, { minLength: pieces.length - 1, maxLength: pieces.length - 1 })
    .map((values) => pieces.map((piece, at) => piece + (values[at] ?? '')).join(''))
}

const queryOf = (schema: Endpoint['query']) =>
  (schema
    ? mostlyValid(schema)
    : fc.dictionary(fc.constantFrom('q', 'cursor', 'limit', 'from'), oddValue)
  ).map((fields) => {
    const pairs = Object.entries(fields).filter(([, value]) => value !== undefined)
    return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`
  })

const oddHeaders = fc.record(
  {
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'text/html;q=x', ''),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"', ''),
    range: fc.constantFrom('bytes=0-', 'bytes=9999999999-1', 'pages=1'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity;q=0', 'br;q=nonsense'),
    'x-forwarded-proto': fc.constantFrom('https', 'a,b'),
  },
  { requiredKeys: [] },
)

const json = (value: unknown) => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(value) ?? ''),
})

/** A valid body, one of the wrong type, or a truncated one. */
const jsonBody = (schema: NonNullable<Endpoint['body']>) =>
  fc.oneof(
    { weight: 8, arbitrary: mostlyValid(schema).map(json) },
    { weight: 1, arbitrary: oddValue.map(json) },
    { weight: 1, arbitrary: fc.uint8Array().map((bytes) => ({ ...json(null), body: Buffer.from(bytes) })) },
  )

const boundary = 'a-line-between'
const file = fc.oneof(
  fc.constantFrom(Buffer.alloc(0), Buffer.from('GIF89a'), Buffer.from('\xff\xd8\xff\xe0', 'latin1')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

/** A form with files, complete or truncated. */
const formBody = (schema: NonNullable<Endpoint['form']>) =>
  fc
    .tuple(mostlyValid(schema), fc.array(file, { maxLength: 3 }), fc.constantFrom(1, 1, 1, 0.9, 0.5), oddText)
    .map(([fields, files, share, filename]) => {
      const name = filename.replaceAll(/[\r\n"]/g, ' ').toWellFormed()
      const parts = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) =>
          partOf(`name="${key}"`, Buffer.from(String(JSON.stringify(value)).replaceAll('"', ''))),
        )
      const uploads = files.map((bytes) => partOf(`name="image"; filename="${name}"`, bytes))
      const whole = Buffer.concat([...parts, ...uploads, Buffer.from(`--${boundary}--\r\n`)])
      return {
        type: `multipart/form-data; boundary=${boundary}`,
        body: whole.subarray(0, whole.length * share),
      }
    })

const partOf = (disposition: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])

/** The body of the provider's webhooks or of its return form. */
const providerBody = fc
  .tuple(oddText, oddText, oddText, fc.constantFrom('order.paid', 'payment.captured', 'x\0'))
  .map(([payment, order, signature, event]) => {
    const entity = { id: payment, order_id: order, notes: null, amount: 1 }
    const payload = { payment: { entity }, order: { entity: { id: order } } }
    return {
      event: Buffer.from(JSON.stringify({ entity: 'event', event, payload, created_at: 1 })),
      form: Buffer.from(
        `razorpay_payment_id=${encoded(payment)}&razorpay_order_id=${encoded(order)}&razorpay_signature=${encoded(signature)}`,
      ),
    }
  })

function bodyOf({
  key,
  endpoint,
}: (typeof allEndpoints)[number]): fc.Arbitrary<Pick<FuzzRequest, 'headers' | 'body'>> {
  if (key === 'POST /payment/webhook')
    return providerBody.map(({ event }) => ({
      body: event,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', webhookSecret).update(event).digest('hex'),
      },
    }))
  if (key === 'POST /payment/return')
    return providerBody.map(({ form }) => ({
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }))
  const made = endpoint.form ? formBody(endpoint.form) : endpoint.body && jsonBody(endpoint.body)
  if (!made) return fc.constant({ headers: {} })
  return fc
    .tuple(made, fc.constantFrom('', '', '', '', '', 'text/plain', 'application/json', 'multipart/form-data'))
    .map(([{ type, body }, wrongType]) => ({ body, headers: { 'content-type': wrongType || type } }))
}

const callRequest = (call: (typeof allEndpoints)[number]): fc.Arbitrary<FuzzRequest> => {
  const path = call.key.slice(call.method.length + 1)
  return fc
    .tuple(
      people,
      pathOf(path),
      queryOf(call.endpoint.query),
      bodyOf(call),
      oddHeaders,
      fc.integer({ max: 39, min: 0 }),
      fc.constantFrom('/api', '/api', ''),
    )
    .map(([as, asked, query, { headers, body }, odd, chance, prefix]) => ({
      as,
      method: call.method,
      path: prefix + asked + query,
      headers: { ...odd, ...headers },
      ...(body && { body }),
      ...(body && chance === 0 && { cutOff: true }),
    }))
}

/** Paths of no page: doubled slashes, broken escapes, other hosts, and forms that only proxies use. */
const strangePaths = [
  '/a%0ab',
  '///',
  '//./',
  '//evil.com/',
  '/\\evil.com/',
  '//evil.com:99999/',
  '/%',
  '/%00',
  '/.//',
  '/..%2f..%2fetc/passwd',
  '/product/%ed%a0%80',
  '/?q=%ff&q=%',
  '*',
  'http://evil.example/',
  'http://[::1',
  'http://',
  '/assets/%00.js',
  '/pictures/%00/320.webp',
  '/pictures/00b9b1c6e65e24d99827a7d54712b305/320.webp',
  '/pictures/00b9b1c6e65e24d99827a7d54712b305/preview.jpg',
  '/pictures/ffffffffffffffffffffffffffffffff/preview.jpg',
  '/pictures/ffffffffffffffffffffffffffffffff/square.jpg',
  '/pictures/ffffffffffffffffffffffffffffffff',
  '/robots.txt?%00',
  '/sitemap.xml',
  '/sitemaps/%00.xml',
  '/sitemaps/products-1.xml',
  '/sitemaps/products-999999.xml',
  '/feeds/products.xml',
  '/ta/feed.xml?%00',
  '/llms.txt',
  '/favicon.ico',
  '/api',
  '/api/',
  '/api//',
  '/api/docs',
  '/api/docs/static/..%2f',
  '/api/openapi.json',
]

const addressRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    people,
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.oneof(...pageUrls.map(({ path }) => pathOf(path.replace('*', '/no/:such')))),
      },
      { weight: 2, arbitrary: fc.constantFrom(...strangePaths) },
      { weight: 1, arbitrary: oddText.map((text) => `/${encoded(text)}`) },
    ),
    fc.oneof(fc.constant(''), queryOf(undefined)),
    oddHeaders,
  )
  .map(([as, method, path, query, headers]) => ({ as, method, path: path + query, headers }))

/** Any request to any route. */
export const anyRequest = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...allEndpoints.map(callRequest)) },
  { weight: 1, arbitrary: addressRequest },
)
