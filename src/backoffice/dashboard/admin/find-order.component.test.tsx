import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { FindOrder } from './find-order.tsx'

const find = async (typed: string, found: { id: number }[]) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(found))
  const { person, address } = renderPartAt('/admin', <FindOrder />)
  await person.type(screen.getByRole('searchbox'), `${typed}{Enter}`)
  return { asked, address }
}

test.each([
  ['the only one that is found', [{ id: 1042 }], '/admin?section=orders&order=1042'],
  ['the list of several', [{ id: 1042 }, { id: 1041 }], '/admin?section=orders&q=98430+11223'],
  ['the list that says that there is none', [], '/admin?section=orders&q=98430+11223'],
])('a phone number and Enter lead to %s', async (_what, found, expected) => {
  const { asked, address } = await find(' 98430 11223 ', found)
  await waitFor(() => expect(address()).toBe(expected))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('nothing typed asks for nothing', async () => {
  const { asked, address } = await find('  ', [])
  expect(asked).not.toHaveBeenCalled()
  expect(address()).toBe('/admin')
})
