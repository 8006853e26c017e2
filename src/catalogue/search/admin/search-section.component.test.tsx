import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { FailedSearch, Synonym } from '../contract.ts'
import SearchSection from './search-section.tsx'

/** The API with its lists in memory; `sent` records the changes. */
function mockSearchApi(failed: FailedSearch[], synonyms: Synonym[]) {
  const sent: [string, unknown][] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://shop')
    const method = init?.method ?? 'GET'
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    if (method !== 'GET') sent.push([`${method} ${pathname}`, body])
    const id = Number(/\d+$/.exec(pathname)?.[0])
    const isSynonym = pathname.includes('synonyms')
    if (method === 'POST') {
      synonyms.push({ id: 90, ...body })
      failed.splice(0, failed.length, ...failed.filter(({ query }) => query !== body.word))
      return Response.json(synonyms.at(-1), { status: 201 })
    }
    const list: { id: number }[] = isSynonym ? synonyms : failed
    if (method === 'GET') return Response.json(list, { headers: { 'x-total-count': String(list.length) } })
    list.splice(0, list.length, ...list.filter((one) => one.id !== id))
    return Response.json({ message: 'Done.' })
  })
  return sent
}

const search = (id: number, query: string, count: number): FailedSearch => ({
  id,
  query,
  count,
  last_at: '2026-11-20T10:00:00.000Z',
})
const lineOf = async (text: string | RegExp) => {
  const line = (await screen.findByText(text)).closest('li')
  if (!line) throw new Error('It is not in a list.')
  return within(line)
}

test('a shop without failed searches and synonyms says so', async () => {
  mockSearchApi([], [])
  renderPartAt('/admin?section=search', <SearchSection />)
  expect(await screen.findByText('No failed searches yet.')).toBeTruthy()
  expect(await screen.findByText('No synonyms yet.')).toBeTruthy()
})

test('a failed search becomes a synonym, and leaves the list', async () => {
  const sent = mockSearchApi([search(4, 'thayir', 12), search(5, 'caviar', 1)], [])
  const { person } = renderPartAt('/admin?section=search', <SearchSection />)
  const line = await lineOf('thayir')
  expect(line.getByText(/^12 times, last on 20 Nov/)).toBeTruthy()
  expect((await lineOf('caviar')).getByText(/^once/)).toBeTruthy()
  await person.type(line.getByLabelText('Show results for'), 'curd')
  await person.click(line.getByRole('button', { name: 'Add synonym for thayir' }))
  expect((await screen.findAllByText('Synonym added')).length).toBeGreaterThan(0)
  expect(await screen.findByText('thayir → curd')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('thayir')).toBeNull())
  expect(sent).toEqual([['POST /api/search/synonyms', { word: 'thayir', means: 'curd' }]])
})

test('a failed search is dismissed', async () => {
  const sent = mockSearchApi([search(5, 'caviar', 1)], [])
  const { person } = renderPartAt('/admin?section=search', <SearchSection />)
  await person.click(await screen.findByRole('button', { name: 'Dismiss caviar' }))
  expect(await screen.findByText('No failed searches yet.')).toBeTruthy()
  expect(sent).toEqual([['DELETE /api/search/failed/5', undefined]])
})

test('synonyms are added and deleted', async () => {
  const sent = mockSearchApi([], [{ id: 8, word: 'haldi', means: 'turmeric' }])
  const { person } = renderPartAt('/admin?section=search', <SearchSection />)
  await person.click(await screen.findByRole('button', { name: 'Delete synonym haldi' }))
  await waitFor(() => expect(screen.queryByText('haldi → turmeric')).toBeNull())
  await person.type(screen.getByLabelText('Customers search for'), 'podi')
  await person.type(screen.getByLabelText('Show results for'), 'powder')
  await person.click(screen.getByRole('button', { name: 'Add synonym' }))
  expect(await screen.findByText('podi → powder')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Customers search for').value).toBe('')
  expect(sent.map(([call]) => call)).toEqual(['DELETE /api/search/synonyms/8', 'POST /api/search/synonyms'])
})
