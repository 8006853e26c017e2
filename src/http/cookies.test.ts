import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { cookies, readCookie, setCookie } from './cookies.ts'

function appWithCookies(publicUrl = 'http://localhost:3000') {
  const app = Fastify()
  app.register(cookies, { publicUrl })
  onTestFinished(() => app.close())
  app.get('/', (request, reply) => {
    setCookie(reply, { name: 'a', value: 'x_1', seconds: 60, secure: true, httpOnly: true })
    setCookie(reply, { name: 'b', value: '', seconds: 0, secure: false })
    reply.send({ token: readCookie(request, 'token') ?? null })
  })
  return (cookie?: string) => app.inject({ url: '/', headers: { ...(cookie && { cookie }) } })
}

test.each([
  [undefined, null],
  ['', null],
  ['token=abc', 'abc'],
  ['signed_in=1; token=abc', 'abc'],
  ['signed_in=1;token=abc;x', 'abc'],
  ['token=abc=; other=1', 'abc='],
  ['token=first; token=second', 'first'],
  ['xtoken=abc', null],
  ['token', ''],
])('of %j the token is %j', async (header, token) => {
  const ask = appWithCookies()
  expect((await ask(header)).json()).toEqual({ token })
})

test.each([
  ['token=abc', null],
  ['__Host-token=abc', 'abc'],
  ['token=slipped in; __Host-token=abc', 'abc'],
])('over https of %j the token is %j', async (header, token) => {
  const ask = appWithCookies('https://shop.example')
  expect((await ask(header)).json()).toEqual({ token })
})

test('each cookie is a header of its own', async () => {
  const { headers } = await appWithCookies()()
  expect(headers['set-cookie']).toEqual([
    '__Host-a=x_1; Max-Age=60; Path=/; SameSite=Lax; HttpOnly; Secure',
    'b=; Max-Age=0; Path=/; SameSite=Lax',
  ])
})
