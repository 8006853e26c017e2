import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router'
import { expect, test, vi } from 'vitest'
import { redirectToCanonical } from './canonical-redirect.ts'

/** A shop in the second language, with one product. */
function openShop() {
  const named = vi.fn()
  const loader = async (args: LoaderFunctionArgs) => {
    await redirectToCanonical(args, Promise.resolve({ path: '/product/7-jam' }))
    named(args.params.id)
    return null
  }
  const routes = [{ path: '/' }, { path: '/product/:id', loader }]
  return { named, router: createMemoryRouter(routes, { basename: '/ta', initialEntries: ['/ta'] }) }
}

// Requirement D-260: A link with only the number works within the shop, before anything is drawn and as one history
//   entry.
test('a link with only the number leads to the URL with the name in one history step', async () => {
  const { router, named } = openShop()
  const seen: string[] = []
  router.subscribe(({ location }) => void seen.push(location.pathname))
  await router.navigate('/product/7?pack=3')
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  const { pathname, search } = router.state.location
  expect([pathname, search]).toEqual(['/ta/product/7-jam', '?pack=3'])
  expect(seen).not.toContain('/ta/product/7')
  expect(named.mock.calls).toEqual([['7-jam']])
  await router.navigate(-1)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/ta'))
})

test('a link with the name waits for nothing', async () => {
  const { router } = openShop()
  const asked = redirectToCanonical(
    { params: { id: '7-jam' }, request: new Request('http://shop/product/7-jam') } as never,
    new Promise(() => {}),
  )
  await expect(asked).resolves.toBeUndefined()
  await router.navigate('/product/7-jam')
  expect(router.state.location.pathname).toBe('/ta/product/7-jam')
})
