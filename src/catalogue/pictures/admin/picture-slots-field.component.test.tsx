import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { photo, renderPart } from '#test/shop/component.tsx'
import { type PictureSlot, slotOfFile } from './picture-slots.ts'
import { PictureSlotsField } from './picture-slots-field.tsx'

function Pictures({ names }: { names: string[] }) {
  const [slots, setSlots] = useState<PictureSlot[]>(() => names.map((name) => slotOfFile(photo(name))))
  return <PictureSlotsField uploadLabel="Add images" slots={slots} onChange={setSlots} />
}

const button = (name: string) => screen.getByRole('button', { name })
const order = () =>
  screen.queryAllByRole('img').map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'))
const announcement = () => screen.getByRole('status').textContent

test('four pictures fit; of five, the fifth stays out and is told', async () => {
  const person = renderPart(<Pictures names={['a.jpg']} />)
  const files = ['b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => photo(name))
  await person.upload(screen.getByLabelText(/^Add images/), files)
  expect(order()).toEqual(['image 1: a.jpg', 'image 2: b.jpg', 'image 3: c.jpg', 'image 4: d.jpg'])
  expect(screen.getByRole('alert').textContent).toBe('You can upload a maximum of 4 images')
  expect(announcement()).toBe('4 of 4 images')
})

test('a picture is moved on place by place; whichever comes first is the cover', async () => {
  const person = renderPart(<Pictures names={['a.jpg', 'b.jpg', 'c.jpg']} />)
  await person.click(button('Move image 3 earlier'))
  expect(announcement()).toBe('Image 3 is now image 2')
  await person.click(button('Move image 2 earlier'))
  expect(order()).toEqual(['image 1: c.jpg', 'image 2: a.jpg', 'image 3: b.jpg'])
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.split(' · ')[0])).toEqual([
    'Cover',
    'Image 2',
    'Image 3',
  ])
})

test('the first goes no earlier and the last no later', async () => {
  const person = renderPart(<Pictures names={['a.jpg', 'b.jpg']} />)
  expect(button('Move image 1 earlier').getAttribute('aria-disabled')).toBe('true')
  await person.click(button('Move image 1 earlier'))
  await person.click(button('Move image 2 later'))
  expect(order()).toEqual(['image 1: a.jpg', 'image 2: b.jpg'])
  expect(announcement()).toBe('')
})

test('when a picture is taken out, the focus goes to its neighbour, and after the last to where new ones are added', async () => {
  const person = renderPart(<Pictures names={['a.jpg', 'b.jpg']} />)
  await person.click(button('Remove image 2'))
  expect(document.activeElement).toBe(button('Remove image 1'))
  await person.click(button('Remove image 1'))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Add images/))
})

test('a picture is replaced in its place, but not by something that is none', async () => {
  const person = renderPart(<Pictures names={['a.jpg', 'b.jpg']} />)
  await person.upload(screen.getByLabelText('Replace image 1'), photo('new.jpg'))
  expect(order()).toEqual(['image 1: new.jpg', 'image 2: b.jpg'])
  const files = [photo('film.mp4', 'video/mp4')]
  fireEvent.change(screen.getByLabelText('Replace image 2'), { target: { files } })
  expect(order()).toEqual(['image 1: new.jpg', 'image 2: b.jpg'])
  expect(screen.getByRole('alert').textContent).toBe('film.mp4 isn’t an image. Choose an image file.')
})
