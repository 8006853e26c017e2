import { expect, test, vi } from 'vitest'
import { watchTaps } from './watch-taps.ts'

const reports: [path: string, ms: number][] = []
const arriveAt = watchTaps((path, ms) => void reports.push([path, ms]))

/** A page with its heading and a link, on which nothing happens yet. */
function openPage(heading: string, attributes: Record<string, string> = {}) {
  reports.length = 0
  document.body.innerHTML = `<h1>${heading}</h1>`
  const link = document.createElement('a')
  for (const [name, value] of Object.entries({ href: '/categories/1-muesli', ...attributes }))
    link.setAttribute(name, value)
  link.append(document.createElement('span'))
  document.body.append(link)
  // Nothing here loads another document.
  link.addEventListener('click', (event) => event.preventDefault())
  return link
}

const tap = (link: Element, how: MouseEventInit = {}) =>
  link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
const show = (heading: string) => {
  document.body.innerHTML = `<h1>${heading}</h1>`
}
/** Longer than an observer and a paint take. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 60))

test('the time from a tap to the next page’s heading is reported once', async () => {
  tap(openPage('Home'))
  show('Muesli')
  arriveAt('/categories/:id')
  await expect.poll(() => reports.length).toBe(1)
  const [[path, ms] = []] = reports
  expect(path).toBe('/categories/:id')
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(ms).toBeLessThan(5000)
  show('Seeds')
  arriveAt('/product/:id')
  await wait()
  expect(reports).toHaveLength(1)
})

test('a heading that is shown before the router has arrived counts from when it is shown', async () => {
  tap(openPage('Home'))
  show('Muesli')
  await wait()
  expect(reports).toEqual([])
  const now = vi.spyOn(performance, 'now').mockReturnValue(1e9)
  arriveAt('/categories/:id')
  now.mockRestore()
  expect(reports).toHaveLength(1)
  expect(reports[0]?.[1]).toBeLessThan(5000)
})

test('a heading whose text changes in place counts, and other changes of the page do not', async () => {
  const link = openPage('Oats')
  tap(link)
  arriveAt('/product/:id')
  document.body.append(document.createElement('p'))
  await wait()
  expect(reports).toEqual([])
  const text = document.querySelector('h1')?.firstChild
  if (text) text.nodeValue = 'Barley'
  await expect.poll(() => reports.length).toBe(1)
})

test.each<[string, Record<string, string>, MouseEventInit]>([
  ['in a new tab', { target: '_blank' }, {}],
  ['with a key for a new tab', {}, { ctrlKey: true }],
  ['with the second mouse button', {}, { button: 1 }],
  ['to a part of the same page', { href: '#reviews' }, {}],
  ['to another site', { href: 'https://elsewhere.example/' }, {}],
  ['to a file', { href: '/invoice.pdf', download: '' }, {}],
])('a click on a link %s is not measured', async (_, attributes, how) => {
  tap(openPage('Home', attributes), how)
  show('Muesli')
  arriveAt('/categories/:id')
  await wait()
  expect(reports).toEqual([])
})

test.each<[string, () => void]>([
  ['goes back instead', () => window.dispatchEvent(new Event('popstate'))],
  ['opens another tab instead', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the tap of a visitor who %s is not measured', async (_, turnAway) => {
  tap(openPage('Home'))
  turnAway()
  show('Muesli')
  arriveAt('/categories/:id')
  await wait()
  expect(reports).toEqual([])
})
