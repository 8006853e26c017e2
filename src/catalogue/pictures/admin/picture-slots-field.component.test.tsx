import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { photo, show } from '#test/shop/component.tsx'
import { type PictureSlot, slotOf } from './picture-slots.ts'
import { PictureSlotsField } from './picture-slots-field.tsx'

function Pictures({ names }: { names: string[] }) {
  const [slots, setSlots] = useState<PictureSlot[]>(() => names.map((name) => slotOf(photo(name))))
  return <PictureSlotsField uploadLabel="Add pictures" slots={slots} onChange={setSlots} />
}

const button = (name: string) => screen.getByRole('button', { name })
const order = () =>
  screen.queryAllByRole('img').map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'))
const news = () => screen.getByRole('status').textContent

test('four pictures fit; of five, the fifth stays out and is told', async () => {
  const person = show(<Pictures names={['a.jpg']} />)
  const files = ['b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => photo(name))
  await person.upload(screen.getByLabelText(/^Add pictures/), files)
  expect(order()).toEqual(['picture 1: a.jpg', 'picture 2: b.jpg', 'picture 3: c.jpg', 'picture 4: d.jpg'])
  expect(screen.getByRole('alert').textContent).toBe('You can upload a maximum of 4 images')
  expect(news()).toBe('4 of 4 pictures')
})

test('a picture is moved on place by place; whichever comes first is the cover', async () => {
  const person = show(<Pictures names={['a.jpg', 'b.jpg', 'c.jpg']} />)
  await person.click(button('Move picture 3 earlier'))
  expect(news()).toBe('Picture 3 is now picture 2')
  await person.click(button('Move picture 2 earlier'))
  expect(order()).toEqual(['picture 1: c.jpg', 'picture 2: a.jpg', 'picture 3: b.jpg'])
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.split(' · ')[0])).toEqual([
    'Cover',
    'Picture 2',
    'Picture 3',
  ])
})

test('the first goes no earlier and the last no later', async () => {
  const person = show(<Pictures names={['a.jpg', 'b.jpg']} />)
  expect(button('Move picture 1 earlier').getAttribute('aria-disabled')).toBe('true')
  await person.click(button('Move picture 1 earlier'))
  await person.click(button('Move picture 2 later'))
  expect(order()).toEqual(['picture 1: a.jpg', 'picture 2: b.jpg'])
  expect(news()).toBe('')
})

test('when a picture is taken out, the focus goes to its neighbour, and after the last to where new ones are added', async () => {
  const person = show(<Pictures names={['a.jpg', 'b.jpg']} />)
  await person.click(button('Remove picture 2'))
  expect(document.activeElement).toBe(button('Remove picture 1'))
  await person.click(button('Remove picture 1'))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Add pictures/))
})

test('a picture is replaced in its place, but not by something that is none', async () => {
  const person = show(<Pictures names={['a.jpg', 'b.jpg']} />)
  await person.upload(screen.getByLabelText('Replace picture 1'), photo('new.jpg'))
  expect(order()).toEqual(['picture 1: new.jpg', 'picture 2: b.jpg'])
  const files = [photo('film.mp4', 'video/mp4')]
  fireEvent.change(screen.getByLabelText('Replace picture 2'), { target: { files } })
  expect(order()).toEqual(['picture 1: new.jpg', 'picture 2: b.jpg'])
  expect(screen.getByRole('alert').textContent).toBe('film.mp4 is not a picture. Please choose an image.')
})
