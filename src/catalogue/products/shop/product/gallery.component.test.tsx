import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { Gallery } from './gallery.tsx'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `/pictures/${at}`,
    width: 1600,
    height: 1600,
    alt: `Muesli from side ${at + 1}`,
    widths: [320, 640, 1600],
  }))

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn()
})

const show = (count: number) =>
  renderPart(<Gallery pictures={pictures(count)} name="Muesli" tint="turmeric" />)

test('without pictures there is a placeholder, and nothing to zoom', () => {
  show(0)
  expect(screen.getByRole('img', { name: 'No image yet' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('one picture has no thumbnails, and eight have one each', () => {
  show(1)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Zoom images',
  ])
  document.body.replaceChildren()
  show(8)
  expect(screen.getAllByRole('button', { name: /^Image \d of 8$/ })).toHaveLength(8)
})

// Requirement D-386: A product's images open on the whole screen, where they can be zoomed by keys, and Escape or Back
//   closes the viewer.
test('the viewer opens at the button, zooms and moves on by keys, and gives the focus back', async () => {
  const person = show(3)
  const button = screen.getByRole('button', { name: 'Zoom images' })
  await person.click(button)
  const viewer = await screen.findByRole('dialog', { name: 'Images of Muesli' })
  const within_ = within(viewer)
  expect(within_.getByRole('img', { name: 'Muesli from side 1' })).toBeDefined()
  expect(within_.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true')
  const sizes = () => viewer.querySelector('source')?.sizes
  expect(sizes()).not.toBe('200rem')
  await person.keyboard('+')
  // Only now the largest file is loaded.
  expect(sizes()).toBe('200rem')
  expect(within_.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).not.toBe('true')
  await person.keyboard('-{ArrowRight}')
  expect(within_.getByText('Image 2 of 3')).toBeDefined()
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(within_.getByText('Image 3 of 3')).toBeDefined()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('two fingers enlarge a picture, and a swipe of the whole picture leads to the next', async () => {
  const person = show(2)
  await person.click(screen.getByRole('button', { name: 'Zoom images' }))
  const viewer = await screen.findByRole('dialog')
  const frame = viewer.querySelector('.frame') as HTMLElement
  const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 50, button: 0 })
  fireEvent.pointerDown(frame, finger(1, 200))
  fireEvent.pointerMove(frame, finger(1, 100))
  fireEvent.pointerUp(frame, finger(1, 100))
  expect(within(viewer).getByText('Image 2 of 2')).toBeDefined()
  fireEvent.pointerDown(frame, finger(1, 100))
  fireEvent.pointerDown(frame, finger(2, 200))
  fireEvent.pointerMove(frame, finger(2, 300))
  fireEvent.pointerUp(frame, finger(2, 300))
  fireEvent.pointerUp(frame, finger(1, 100))
  expect((frame.firstElementChild as HTMLElement).style.transform).toContain('scale(2)')
  expect(within(viewer).getByText('Image 2 of 2')).toBeDefined()
})

// Requirement D-433: A swiped gallery counts the picture that it stopped at, also near its end.
test.each([
  ['a phone whose row ends just after the second picture', { width: 360, picture: 164 }, [1, 2, 3]],
  ['a phone where the last two pictures end together', { width: 412, picture: 152 }, [1, 3, 3]],
  ['a screen with one picture at a time', { width: 600, picture: 600 }, [1, 2, 3]],
])('the number is that of the picture: %s', (_, { width, picture }, numbers) => {
  show(3)
  const row = screen.getByRole('list')
  const gap = picture === width ? 0 : 8
  const most = 3 * picture + 2 * gap + (gap && 32) - width
  const starts = [0, 1, 2].map((at) => at * (picture + gap))
  Object.defineProperties(row, { scrollWidth: { value: width + most }, clientWidth: { value: width } })
  for (const [at, item] of [...row.children].entries())
    Object.defineProperty(item, 'offsetLeft', { value: starts[at] })
  const counted = starts.map((start) => {
    row.scrollLeft = Math.min(start, most)
    fireEvent.scroll(row)
    return Number(/^(\d) \/ 3$/.exec(screen.getByText(/^\d \/ 3$/).textContent)?.[1])
  })
  expect(counted).toEqual(numbers)
  // By keyboard each position is reached, and the first one again.
  fireEvent.keyDown(row, { key: 'ArrowLeft' })
  const scrolledTo = vi.mocked(row.scrollTo).mock.lastCall?.[0] as unknown as ScrollToOptions
  expect(scrolledTo.left).toBe(numbers[1] === 3 ? 0 : starts[1])
})
