import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { ClaimInText } from '../../claims-contract.ts'
import { ClaimsCard } from './claims-card.tsx'

const claim = (more: Partial<ClaimInText>): ClaimInText => ({
  kind: 'page',
  id: 'home/ta',
  name: 'Home page (Tamil)',
  key: 'gluten_free',
  text_hash: 'a1',
  claim: 'Gluten-free',
  lacking: 12,
  not_saying: ['Muesli', 'Rava'],
  refuting: ['Rava'],
  ...more,
})

// Requirement D-342
test('the dashboard lists each claim, the labels that don’t support it, and where to change the text', async () => {
  const store = claim({ kind: 'store', id: 'store', name: 'Store', text_hash: 'b2', refuting: [] })
  mockCalls(200, { claims: [claim({}), store] })
  renderPartAt('/admin', <ClaimsCard />)
  const said = (await screen.findByRole('region', { name: 'Claims not supported by labels' })).textContent
  expect(said).toContain('Home page (Tamil) claims “Gluten-free”')
  expect(said).toContain('Not on the label of Muesli, Rava and 10 more')
  expect(said).toContain('Contradicted by the label of Rava')
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Home page (Tamil)')).toBe('/admin?section=texts&open=home&language=ta')
  expect(to('Store')).toBe('/admin?section=store')
})

// Requirement D-342
test('a confirmed claim leaves the card, which is empty without claims', async () => {
  const answers = [{ claims: [claim({})] }, { claims: [] }]
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answers.shift()))
  const { person } = renderPartAt('/admin', <ClaimsCard />)
  await person.click(
    await screen.findByRole('button', { name: 'Confirm “Gluten-free” on Home page (Tamil)' }),
  )
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(JSON.parse(String(calls.mock.lastCall?.[1]?.body))).toEqual({ key: 'gluten_free', text_hash: 'a1' })
})
