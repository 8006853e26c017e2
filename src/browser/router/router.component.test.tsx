import { screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPart, renderPartAt } from '#test/shop/component.tsx'
import { getCore, setCore } from './core.ts'
import { isRouteErrorResponse, RouteErrorBoundary, useRouteError } from './error-boundary.tsx'
import { useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from './hooks.ts'
import { Link } from './link.tsx'
import { Router } from './router.tsx'

/** A test page that shows its location and loader data, and can navigate. */
function Page() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (
    <main>
      <h1>{useLocation().pathname}</h1>
      <p>{String(useLoaderData())}</p>
      <p role="status">{useNavigation().state}</p>
      <Link to="/jam">Jam</Link>
      <Link to="/gone">Gone</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/jam')}>
        Jam later
      </button>
      <button type="button" onClick={() => void revalidate()}>
        Anew
      </button>
    </main>
  )
}

function Failed() {
  const error = useRouteError()
  return <h1>{isRouteErrorResponse(error) ? `Refused with ${error.status}` : 'Broken'}</h1>
}

/** The document is shown for the first time, or again after Back. */
const showPage = ({ persisted }: { persisted: boolean }) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

function openShelf() {
  let asked = 0
  const gone = () => {
    throw new Response(null, { status: 404 })
  }
  const routes = [
    { path: '/', loader: () => 'The shelf' },
    { path: '/jam', loader: () => `Asked ${++asked} times` },
    { path: '/gone', loader: gone },
  ]
  const core = createMemoryRouter(routes, { hydrationData: { loaderData: { 0: 'The shelf' } } })
  const load = vi.fn(async () => core)
  setCore({ load, onLoadError: async () => {} })
  const person = renderPart(
    <Router first={core.state}>
      <RouteErrorBoundary as={Failed}>
        <Page />
      </RouteErrorBoundary>
    </Router>,
  )
  return { person, load }
}

const heading = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => screen.getByRole('button', { name })

test('a first view needs no core; a page that a script opens loads it and shows what its loader gave', async () => {
  const { person, load } = openShelf()
  expect(screen.getByText('The shelf')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  await person.click(press('Jam later'))
  await heading('/jam')
  await screen.findByText('Asked 1 times')
  expect(load).toHaveBeenCalledOnce()
})

/** Instead of the browser: records for each click whether it would open a document, and opens none. */
function recordDocuments() {
  const opened: boolean[] = []
  const record = (event: Event) => {
    opened.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', record)
  onTestFinished(() => document.removeEventListener('click', record))
  return opened
}

test('until the core is loaded, a link opens a document, and from then on the page changes in place', async () => {
  const { person, load } = openShelf()
  const opened = recordDocuments()
  await person.click(screen.getByRole('link', { name: 'Jam' }))
  expect(opened).toEqual([true])
  expect(load).not.toHaveBeenCalled()
  showPage({ persisted: true })
  await getCore()
  await person.click(screen.getByRole('link', { name: 'Jam' }))
  expect(opened).toEqual([true, false])
  await heading('/jam')
})

test('a tapped link looks pressed until its page is there, or the visitor comes back to this one', async () => {
  const { person } = openShelf()
  const opened = recordDocuments()
  const jam = screen.getByRole('link', { name: 'Jam' })
  const looksPressed = () => 'followed' in jam.dataset
  await person.click(jam)
  expect(looksPressed()).toBe(true)
  // The document that is on its way would replace a page that is changed in place.
  await getCore()
  await person.click(jam)
  expect(opened).toEqual([true, true])
  showPage({ persisted: false })
  expect(looksPressed()).toBe(true)
  showPage({ persisted: true })
  expect(looksPressed()).toBe(false)
  await person.click(jam)
  await waitFor(() => expect(looksPressed()).toBe(false))
})

test('Back leads to where somebody was, and what is asked anew is shown', async () => {
  const { person } = openShelf()
  await getCore()
  await person.click(screen.getByRole('link', { name: 'Jam' }))
  await heading('/jam')
  await person.click(press('Anew'))
  await screen.findByText('Asked 2 times')
  await person.click(press('Back'))
  await heading('/')
})

test('a refused page says so in its place', async () => {
  const { person } = openShelf()
  await getCore()
  await person.click(screen.getByRole('link', { name: 'Gone' }))
  await heading('Refused with 404')
})

test('a core that does not come is told, the page stays, and the next press asks for it again', async () => {
  const { person } = renderPartAt('/', <Page />)
  const lost = vi.fn(async () => {})
  const core = createMemoryRouter([{ path: '*' }])
  const load = vi.fn(async () => core).mockRejectedValueOnce(new Error('no network'))
  setCore({ load, onLoadError: lost })
  await person.click(press('Jam later'))
  expect(lost).toHaveBeenCalledWith(expect.any(Error), '/jam')
  expect(screen.getByRole('heading', { name: '/' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('idle')
  await person.click(press('Jam later'))
  await heading('/jam')
})

test('a link with a key held down is the browser’s own', async () => {
  const { person, load } = openShelf()
  await person.keyboard('{Control>}')
  await person.click(screen.getByRole('link', { name: 'Jam' }))
  expect(load).not.toHaveBeenCalled()
})
