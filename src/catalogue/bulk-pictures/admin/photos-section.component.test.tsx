import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { photo, renderPartAt } from '#test/shop/component.tsx'
import type { WaitingPicture } from '../contract.ts'
import PhotosSection from './photos-section.tsx'

const ragi = { id: 3, name: 'Ragi Porridge' }
const podi = { id: 4, name: 'Idli Podi' }
const at = '2026-06-15T06:00:00.000Z'
const added = (change: Partial<WaitingPicture>): WaitingPicture => ({
  id: 1,
  file_name: 'ragi-porridge.jpg',
  product: ragi,
  state: 'added',
  reason: null,
  created_at: at,
  ended_at: at,
  ...change,
})

/** Answers the calls of the section: the list, the matches by name, and the search for products. */
function open(pictures: WaitingPicture[] = []) {
  const waiting = pictures.filter(({ state }) => state === 'waiting').length
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('/match')) {
      const { file_names }: { file_names: string[] } = JSON.parse(String(init?.body))
      const productOf = (name: string) => (name.startsWith('ragi-porridge') ? ragi : null)
      return Response.json({
        matches: file_names.map((name) => ({ file_name: name, product: productOf(name) })),
      })
    }
    if (String(url).includes('/products/all')) return Response.json([podi])
    return Response.json({ waiting, pictures })
  })
  return { calls, ...renderPartAt('/admin?section=photos', <PhotosSection />) }
}
const chosen = async () => within(await screen.findByRole('list', { name: 'Chosen photos' }))

// Requirement D-527
test('chosen photos show the product that their name fits, and the others are assigned by hand', async () => {
  const { person } = open()
  await person.upload(await screen.findByLabelText(/^Photos/), [
    photo('IMG_2.jpg'),
    photo('ragi-porridge-10.jpg'),
    photo('ragi-porridge-9.jpg'),
  ])
  const list = await chosen()
  await list.findAllByText('Ragi Porridge')
  const rows = list.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows.map((text) => /^[\w-]+\.jpg(Ragi Porridge|No product yet)/.exec(text ?? '')?.[0])).toEqual([
    'IMG_2.jpgNo product yet',
    'ragi-porridge-9.jpgRagi Porridge',
    'ragi-porridge-10.jpgRagi Porridge',
  ])
  expect(screen.getByText('1 photo has no product yet, and stays here.')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Add 2 photos' })).not.toBeNull()

  await person.click(list.getByRole('button', { name: 'Choose the product of IMG_2.jpg' }))
  await person.type(list.getByRole('searchbox', { name: 'Find the product of IMG_2.jpg' }), 'idli')
  await person.click(await list.findByRole('button', { name: 'Idli Podi' }))
  expect(screen.getByRole('button', { name: 'Add 3 photos' })).not.toBeNull()

  await person.click(list.getByRole('button', { name: 'Remove ragi-porridge-9.jpg' }))
  expect(screen.getByRole('button', { name: 'Add 2 photos' })).not.toBeNull()
})

test('of more than fifty photos the first fifty are taken, and the rest is counted', async () => {
  const { person } = open()
  const files = Array.from({ length: 52 }, (_, at) => photo(`ragi-porridge-${at}.jpg`))
  await person.upload(await screen.findByLabelText(/^Photos/), files)
  expect(await screen.findByText(/^You can add 50 photos at once. 2 were left out/)).not.toBeNull()
  expect(await screen.findByRole('button', { name: 'Add 50 photos' })).not.toBeNull()
})

// Requirement D-529
test('photos that are being added and those that were refused are shown with the reason', async () => {
  open([
    added({ id: 3, state: 'waiting', ended_at: null }),
    added({ id: 2, state: 'refused', reason: 'full', file_name: 'ragi-porridge-5.jpg' }),
    added({ id: 1 }),
  ])
  expect(await screen.findByText('1 photo is being added. You can leave this page.')).not.toBeNull()
  expect(screen.getByText(/^The product has 4 images already/)).not.toBeNull()
  expect(screen.getByText('Not added')).not.toBeNull()
})
