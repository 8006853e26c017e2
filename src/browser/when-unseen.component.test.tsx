import { screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { useWhenUnseen } from './when-unseen.ts'

function LaterPart({ loading }: { loading: Promise<string> }) {
  const [found, setFound] = useState('')
  const { place, showWhenUnseen } = useWhenUnseen()
  useEffect(() => showWhenUnseen(loading, setFound), [loading, showWhenUnseen])
  return <div ref={place}>{found}</div>
}

test('what nobody sees appears before the visitor can scroll to it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  renderPart(<LaterPart loading={promise} />)
  resolve('Recipes')
  await promise
  expect(screen.queryByText('Recipes')).not.toBeNull()
})
