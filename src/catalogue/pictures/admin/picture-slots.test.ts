import { expect, test } from 'vitest'
import {
  addFiles,
  filesInSlots,
  moveSlot,
  serializePictureOrder,
  slotsOfStoredPictures,
} from './picture-slots.ts'

const stored = (...names: string[]) =>
  slotsOfStoredPictures(
    names.map((name) => ({ url: `/pictures/${name}`, width: 900, height: 900, alt: '', widths: [320] })),
  )
const photo = (name: string, type = 'image/jpeg') => new File(['…'], name, { type })

test('new pictures stand behind those that are there, and their order names both', () => {
  const { slots, problem } = addFiles(stored('a', 'b'), [photo('c.jpg'), photo('d.jpg')])
  expect(problem).toBeUndefined()
  expect(serializePictureOrder(slots)).toEqual(['/pictures/a', '/pictures/b', 'new', 'new'])
  expect(filesInSlots(slots).map((file) => file.name)).toEqual(['c.jpg', 'd.jpg'])
})

// Requirement 8-18: Too many images show 'You can upload a maximum of 4 images'.
// Requirement 5-19
test('a fifth image is left out with a message', () => {
  const { slots, problem } = addFiles(stored('a', 'b', 'c'), [photo('d.jpg'), photo('e.jpg')])
  expect(slots).toHaveLength(4)
  expect(problem).toBe('You can upload a maximum of 4 images')
})

// Requirement 5-20
test.each([
  [photo('list.pdf', 'application/pdf'), 'list.pdf isn’t an image. Choose an image file.'],
  [
    new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }),
    'huge.png is larger than 15 MB. Choose a smaller image.',
  ],
  [new File([], 'cloud.jpg', { type: 'image/jpeg' }), 'cloud.jpg is empty. Choose the file again.'],
])('images that can’t be sent are left out, and the others are added', (file, sentence) => {
  const { slots, problem } = addFiles([], [file, photo('good.jpg')])
  expect(problem).toBe(sentence)
  expect(filesInSlots(slots).map(({ name }) => name)).toEqual(['good.jpg'])
})

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [2, -2, 'cab'],
  [1, 0, 'abc'],
])('the picture at %i moved by %i makes %s', (at, by, order) => {
  const letters = serializePictureOrder(moveSlot(stored('a', 'b', 'c'), at, by)).map((url) => url.slice(-1))
  expect(letters.join('')).toBe(order)
})
