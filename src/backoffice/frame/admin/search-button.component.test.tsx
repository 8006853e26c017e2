import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { SearchButton } from './search-button.tsx'

const person = { id: 7, name: 'Meena', email: 'm@example.com', phone: '9876500000', role: 'admin' } as const

// Requirement D-497
test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens the search from a field, and Escape returns to the field with its text',
  async (keys) => {
    setVisitor({ user: { ...person, rights: ['orders:read'] }, cart: null })
    const { person: typist } = renderPartAt(
      '/admin',
      <>
        <SearchButton />
        <input aria-label="Note" />
      </>,
    )
    const note = screen.getByLabelText<HTMLInputElement>('Note')
    await typist.type(note, 'Call back')
    await typist.keyboard(keys)
    await screen.findByRole('dialog', { name: 'Search the back office' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
    await typist.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(note))
    expect(note.value).toBe('Call back')
  },
)

// Requirement D-497
test('other keys with K, and the shortcut over an open dialog, open nothing', async () => {
  const { person: typist } = renderPartAt('/admin', <SearchButton />)
  await typist.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}{Alt>}{Control>}k{/Control}{/Alt}')
  expect(screen.queryByRole('dialog')).toBeNull()
  renderPartAt('/admin', <Dialog open onOpenChange={() => {}} title="Refund" />)
  await typist.keyboard('{Control>}k{/Control}')
  await Promise.resolve()
  expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual(['Refund'])
})
