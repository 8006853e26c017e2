import { expect, test } from 'vitest'
import { moveView, scaleView, wholePicture } from './zoom-view.ts'

const frame = { width: 400, height: 300 }
const centre = { x: 0, y: 0 }

test('the whole picture cannot be moved, and an enlarged one only to its edges', () => {
  expect(moveView(wholePicture, { x: 50, y: -50 }, frame)).toEqual(wholePicture)
  const twice = scaleView(wholePicture, 2, centre, frame)
  expect(moveView(twice, { x: 150, y: -100 }, frame)).toEqual({ scale: 2, x: 150, y: -100 })
  expect(moveView(twice, { x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -150 })
})

test.each([
  [9, 4],
  [0.2, 1],
  [2.5, 2.5],
])('a scale of %d becomes %d', (asked, scale) => {
  expect(scaleView(wholePicture, asked, centre, frame).scale).toBe(scale)
})

test('what is under the fingers stays there, and zooming out ends with the whole picture', () => {
  const at = { x: 100, y: 60 }
  const enlarged = scaleView(wholePicture, 2, at, frame)
  expect(enlarged).toEqual({ scale: 2, x: -100, y: -60 })
  expect(scaleView(enlarged, 4, at, frame)).toEqual({ scale: 4, x: -300, y: -180 })
  expect(scaleView(moveView(enlarged, { x: 300, y: 200 }, frame), 1, at, frame)).toEqual(wholePicture)
})
