import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from './preview-page.tsx'

test('a page that the shop does not have is not found', async () => {
  const routes = [{ path: '/admin/preview/:page', loader }]
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/preview/nothing'] })
  await expect.poll(() => Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
})
