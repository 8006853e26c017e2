import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { languages } from '#words/language.ts'
import { findTextProblems, pageName, savePageTextsInput } from '../../text-rules-contract.ts'

const policy = {
  note: 'Since today',
  lead: 'We ship.',
  description: 'How we ship',
  body: '## Where\nTo {district}.',
}
type Sent = Record<string, unknown>

async function openOffice() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { name: 'Malar' })
  const read = async (path = 'shipping-policy/en') => (await admin.get(`/api/edited-texts/${path}`)).json()
  const send = (sent: Sent) =>
    admin.put('/api/edited-texts', {
      page: 'shipping-policy',
      language: 'en',
      as: 'published',
      texts: policy,
      ...sent,
    })
  const save = async (sent: Sent) => {
    const { statusCode, body } = await send(sent)
    return [statusCode, JSON.parse(body).version ?? JSON.parse(body).code]
  }
  const shown = async (address = '/api/texts/pages/shipping-policy') =>
    (await shop.visitor().get(address)).json()
  const versions = async () => (await admin.get('/api/edited-texts/shipping-policy/en/versions')).json()
  return { shop, admin, read, send, save, shown, versions }
}

test('what a new shop says of itself could have been typed by its merchant', async () => {
  const { read, admin } = await openOffice()
  for (const page of pageName.options)
    for (const language of languages) {
      const { builtIn, ...edited } = await read(`${page}/${language}`)
      expect(
        savePageTextsInput.safeParse({ page, language, version: 0, as: 'draft', texts: builtIn }).error
          ?.issues,
        `${page} ${language}`,
      ).toBeUndefined()
      expect(Object.entries<string>(builtIn).flatMap((text) => findTextProblems(...text))).toEqual([])
      expect(edited).toMatchObject({
        version: 0,
        texts: null,
        published: null,
        before: null,
        hasDraft: false,
      })
    }
  const listed = (await admin.get('/api/edited-texts')).json()
  expect(listed).toHaveLength(pageName.options.length * languages.length)
  expect(listed[0]).toEqual({
    page: 'home',
    language: 'en',
    edited: false,
    hasDraft: false,
    older: false,
    by: null,
    at: null,
  })
})

test('a draft is shown to nobody; published, the next answer says it, with the facts in it', async () => {
  const { save, shown, read } = await openOffice()
  const before = await shown()
  expect(await save({ version: 0, as: 'draft' })).toEqual([200, 1])
  expect(await shown()).toEqual(before)
  expect(await read()).toMatchObject({ version: 1, hasDraft: true, texts: policy, published: null })
  expect(await save({ version: 1 })).toEqual([200, 2])
  expect(await shown()).toEqual({
    language: 'en',
    note: 'Since today',
    lead: 'We ship.',
    description: 'How we ship',
    blocks: [
      { is: 'h2', spans: [{ text: 'Where' }] },
      { is: 'p', spans: [{ text: 'To Coimbatore.' }] },
    ],
  })
  expect(await read()).toMatchObject({ hasDraft: false, published: policy, before: { texts: null } })
})

test('a Tamil page says its own Tamil, or the English that the merchant changed, or the shop’s own Tamil', async () => {
  const { save, shown } = await openOffice()
  const tamil = async () => {
    const { language, lead } = await shown('/ta/api/texts/pages/shipping-policy')
    return [language, lead]
  }
  const builtIn = await tamil()
  expect(builtIn[0]).toBe('ta')
  expect(builtIn[1]).toContain('கோயம்புத்தூர்')
  await save({ version: 0 })
  expect(await tamil()).toEqual(['en', 'We ship.'])
  await save({ version: 0, language: 'ta', texts: { ...policy, lead: '{district} மட்டும்.' } })
  expect(await tamil()).toEqual(['ta', 'கோயம்புத்தூர் மட்டும்.'])
  await save({ version: 1, language: 'ta', texts: null })
  expect(await tamil()).toEqual(['en', 'We ship.'])
  await save({ version: 1, texts: null })
  expect(await tamil()).toEqual(builtIn)
})

test('everything that was saved is kept, with who and when; a draft that is thrown away leaves what is published', async () => {
  const { shop, admin, save, read, versions } = await openOffice()
  const second = { ...policy, lead: 'Second.' }
  await save({ version: 0 })
  shop.clock.pass({ minutes: 5 })
  await admin.logInAgain()
  await save({ version: 1, texts: second, as: 'draft' })
  await save({ version: 2, texts: null, as: 'discarded' })
  expect(await read()).toMatchObject({ version: 3, hasDraft: false, texts: policy, published: policy })
  await save({ version: 3, texts: second })
  const list = await versions()
  expect(
    list.map(({ version, state, texts }: never) => [version, state, (texts as Sent | null)?.lead]),
  ).toEqual([
    [4, 'published', 'Second.'],
    [3, 'discarded', undefined],
    [2, 'draft', 'Second.'],
    [1, 'published', 'We ship.'],
  ])
  expect(list[0]).toMatchObject({ by: 'Malar', at: shop.clock.now().toISOString() })
  expect((await read()).before).toEqual({ texts: policy })
})

test('of two who change the same version the second is refused and told what is there; who sends twice saves once', async () => {
  const { shop, save, send, read, versions } = await openOffice()
  const other = await signInAs(shop, 'admin')
  expect(await save({ version: 0 })).toEqual([200, 1])
  expect(await save({ version: 0 })).toEqual([200, 1])
  expect(await versions()).toHaveLength(1)
  const refused = await send({ version: 0, texts: { ...policy, lead: 'Mine.' } })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TEXTS_CHANGED'])
  expect(refused.json().current).toEqual(await read())
  const same = { page: 'shipping-policy', language: 'en', as: 'published', texts: policy, version: 0 }
  expect((await other.put('/api/edited-texts', same)).statusCode).toBe(409)
  expect(await save({ version: 7 })).toEqual([409, 'TEXTS_CHANGED'])
})

test.each<[string, Sent, string]>([
  [
    'a link to a script',
    { body: '[x](javascript:alert)' },
    'The link to javascript:alert can’t be published.',
  ],
  ['a field that there is not', { lead: 'Call {fax}.' }, '{fax} isn’t a store detail.'],
  [
    'signs that nobody sees',
    { body: 'a\u202eb' },
    'This text contains invisible characters. Delete it and type it again.',
  ],
  ['nothing', { lead: ' ' }, 'Fill in this field.'],
  ['more than a page holds', { body: 'a'.repeat(20_001) }, 'Use at most 20000 characters.'],
])('%s is refused with a sentence at its field', async (_what, wrong, sentence) => {
  const { send, read } = await openOffice()
  const refused = await send({ version: 0, texts: { ...policy, ...wrong } })
  expect(refused.statusCode).toBe(400)
  expect(Object.values(refused.json().fields).join()).toContain(sentence)
  expect((await read()).version).toBe(0)
})

test.each([
  ['link1', 'javascript:alert(1)'],
  ['link1', '//elsewhere.example'],
  ['strength2', '60'],
  ['ground3', 'none'],
  ['headline1', 'x'.repeat(41)],
])('the home page’s %s may not be %s', async (name, value) => {
  const { read, send } = await openOffice()
  const { builtIn } = await read('home/en')
  const refused = await send({ page: 'home', version: 0, texts: { ...builtIn, [name]: value } })
  expect(refused.statusCode).toBe(400)
})

test('only an administrator reads drafts or saves', async () => {
  const { shop } = await openOffice()
  const customer = await signInAs(shop, 'customer')
  for (const path of [
    '/api/edited-texts',
    '/api/edited-texts/about/en',
    '/api/edited-texts/about/en/versions',
  ])
    expect([(await customer.get(path)).statusCode, (await shop.visitor().get(path)).statusCode]).toEqual([
      403, 401,
    ])
})

// Requirement D-350
test('each publication asks for confirmation; saving or discarding a draft doesn’t', async () => {
  const { shop, admin } = await openOffice()
  const send = async (sent: Sent) => {
    const payload = { page: 'shipping-policy', language: 'en', texts: policy, ...sent }
    const url = '/api/edited-texts'
    const { statusCode, body } = await shop.app.inject({
      method: 'PUT',
      url,
      payload,
      cookies: admin.cookies,
    })
    return JSON.parse(body).code ?? statusCode
  }
  shop.clock.pass({ minutes: 10 })
  expect(await send({ version: 0, as: 'draft' })).toBe(200)
  expect(await send({ version: 1, as: 'published' })).toBe('CONFIRM_AGAIN')
  await admin.logInAgain()
  expect(await send({ version: 1, as: 'draft' })).toBe(200)
  expect(await send({ version: 2, as: 'discarded' })).toBe(200)
  expect(await send({ version: 1, as: 'published' })).toBe('TEXTS_CHANGED')
  expect(await send({ version: 3, as: 'published' }), 'neither used the confirmation up').toBe(200)
  expect(await send({ version: 4, as: 'published', texts: null })).toBe('CONFIRM_AGAIN')
})
