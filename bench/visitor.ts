import { demoLogins } from '#database/demo/demo-logins.ts'

export type Visitor = ReturnType<typeof visitor>

type Body = FormData | object

const page = 'text/html,application/xhtml+xml,*/*;q=0.8'

/**
 * A client that keeps cookies and has its own IP address.
 * @param number identifies the visitor
 */
export function visitor(url: string, number: number) {
  const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const cookies = new Map<string, string>()

  async function ask(method: string, path: string, body?: Body, accept = 'application/json') {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        accept,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': network,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: answer.status, text: await answer.text() }
  }

  return {
    ask,
    open: (path: string) => ask('GET', path, undefined, page),
    /** @throws Error unless the API answered with a success */
    async call<Answer = unknown>(method: string, path: string, body?: Body): Promise<Answer> {
      const { status, text } = await ask(method, `/api${path}`, body)
      if (status > 299) throw new Error(`${method} ${path} returned ${status}: ${text}`)
      return JSON.parse(text)
    },
  }
}

/** Builds form data. */
export function formOf(fields: Record<string, string | number>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}

/** The demo's administrator, with its own IP address. */
export async function loggedInAdmin(url: string) {
  const admin = visitor(url, 9_999)
  const { phone, pin } = demoLogins[1]
  await admin.call('POST', '/auth/login', { phone, pin })
  return admin
}
