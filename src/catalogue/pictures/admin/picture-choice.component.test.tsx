import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { photo, renderPart } from '#test/shop/component.tsx'
import { PictureChoice } from './picture-choice.tsx'

function Choice() {
  const [file, setFile] = useState<File | null>(null)
  return <PictureChoice label="Image" current={null} file={file} onChange={setFile} />
}

const zone = () => screen.getByLabelText<HTMLInputElement>(/^Image/)
const preview = (name: string) => screen.queryByRole('img', { name: `New image: ${name}` })

test('a chosen picture is shown with its name before it is saved, and can be taken out', async () => {
  const person = renderPart(<Choice />)
  await person.upload(zone(), photo('ragi.jpg'))
  expect(preview('ragi.jpg')).not.toBeNull()
  expect(screen.getByText('New, not saved yet')).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  expect(preview('ragi.jpg')).toBeNull()
})

test('the same file may be chosen again after it was taken out', async () => {
  const person = renderPart(<Choice />)
  await person.upload(zone(), photo('ragi.jpg'))
  // A browser fires a change event only if the field held another file before.
  expect(zone().value).toBe('')
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  await person.upload(zone(), photo('ragi.jpg'))
  expect(preview('ragi.jpg')).not.toBeNull()
})

test('what is no picture is refused in words, and the one chosen before stays', async () => {
  renderPart(<Choice />)
  const drop = (file: File) => fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
  drop(photo('ragi.jpg'))
  drop(photo('prices.pdf', 'application/pdf'))
  expect(screen.getByRole('alert').textContent).toBe('prices.pdf isn’t an image. Choose an image file.')
  expect(preview('ragi.jpg')).not.toBeNull()
})

test('of several that are dropped at once, one picture takes the first', () => {
  renderPart(<Choice />)
  const files = [photo('first.jpg'), photo('second.jpg')]
  fireEvent.drop(zone(), { dataTransfer: { files } })
  expect(preview('first.jpg')).not.toBeNull()
})
