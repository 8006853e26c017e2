import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#browser/call-api.ts'
import { renderPart } from '#test/shop/component.tsx'
import { useClaimConfirmation } from './use-claim-confirmation.tsx'

const claims = [
  { claim: 'Gluten-free', carrying: 1, lacking: 12, saying: ['Seed Mix'], not_saying: ['Rava', 'Muesli'] },
  { claim: 'Organic', carrying: 0, lacking: 13, saying: [], not_saying: ['Muesli'] },
]

function Publish({ call, of }: { call: (confirmed: boolean) => Promise<string>; of?: 'product' }) {
  const { send, dialog } = useClaimConfirmation(of)
  const told = vi.fn()
  return (
    <>
      {dialog}
      <button type="button" onClick={() => send(call).catch(told)}>
        Publish
      </button>
    </>
  )
}

const asksFirst = () =>
  vi.fn(async (confirmed: boolean) => {
    if (!confirmed) throw new ApiError(409, { code: 'CLAIMS_NOT_CONFIRMED', claims })
    return 'published'
  })

// Requirement D-336
test('the merchant sees which labels support the claim and which don’t, and confirms', async () => {
  const call = asksFirst()
  const person = renderPart(<Publish call={call} />)
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  const said = (await screen.findByRole('alertdialog', { name: 'Do the labels support these claims?' }))
    .textContent
  for (const words of [
    '“Gluten-free”: not on 12 of 13 labels.',
    'On the label: Seed Mix',
    'Not on the label: Rava, Muesli and 10 more',
    '“Organic”: not on any label.',
  ])
    expect(said).toContain(words)
  await person.click(screen.getByRole('button', { name: 'Confirm and publish' }))
  expect(call.mock.calls).toEqual([[false], [true]])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('who would rather change the words publishes nothing', async () => {
  const call = asksFirst()
  const person = renderPart(<Publish call={call} />)
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  await person.click(await screen.findByRole('button', { name: 'Edit the text' }))
  expect(call.mock.calls).toEqual([[false]])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

// Requirement D-339
test('for a claim in one product’s own text, the merchant is asked whether it can be proved', async () => {
  const call = asksFirst()
  const person = renderPart(<Publish call={call} of="product" />)
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  const said = (await screen.findByRole('alertdialog', { name: 'Can you prove these claims?' })).textContent
  expect(said).toContain('“Organic”: not on the label.')
  expect(said).not.toContain('Rava')
  await person.click(screen.getByRole('button', { name: 'Confirm and publish' }))
  expect(call.mock.calls).toEqual([[false], [true]])
})
