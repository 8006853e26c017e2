import { act, cleanup, screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import type { Profile } from '#people/accounts/contract.ts'
import { renderPart } from '#test/shop/component.tsx'
import { setVisitor } from '../visitor.ts'
import { DraftForm } from './draft-form.tsx'
import { deleteDrafts, writeDraft } from './draft-store.ts'
import { useDraftState } from './use-draft-state.ts'
import { useDraftValues } from './use-draft-values.ts'

const person = (id: number) => ({ user: { id } as Profile, cart: null })
beforeEach(() => {
  setVisitor(person(1))
  return () => setVisitor({ user: 'unknown', cart: null })
})

const start = { name: 'Kavya', pin: '', sizes: [{ label: '400 g' }] }

function Values({ id = 5 }) {
  const form = useForm({ defaultValues: start })
  const [key, setKey] = useState(newFormKey)
  const draft = useDraftValues(form, {
    name: `person ${id}`,
    start,
    never: ['pin'],
    formKey: [key, setKey],
  })
  return (
    <DraftForm draft={draft} onSubmit={form.handleSubmit(draft.clear)} data-testid={key} aria-label="Form">
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Pin" {...form.register('pin')} />
      <input aria-label="Size" {...form.register('sizes.0.label')} />
      <button type="submit">Send</button>
    </DraftForm>
  )
}

function State({ id = 5 }) {
  const [text, setText] = useState('')
  const [key, setKey] = useState(newFormKey)
  const formKey = [key, setKey] as const
  const draft = useDraftState({ name: `note ${id}`, value: text, blank: '', restore: setText, formKey })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setText('')
    draft.clear()
  }
  return (
    <DraftForm draft={draft} onSubmit={send} data-testid={key} aria-label="Form">
      <input aria-label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="submit">Send</button>
    </DraftForm>
  )
}

const field = (name = 'Name') => screen.getByLabelText<HTMLInputElement>(name)
const isBack = () => screen.queryByText('Unsaved changes restored.') !== null

/** Simulates a reload: the page's state is lost. */
function open(Form: typeof Values, id?: number) {
  cleanup()
  return renderPart(<Form {...(id && { id })} />)
}

// Requirement D-115
test.each([
  ['a form of values', Values],
  ['a form with a state of its own', State],
])('what is typed into %s is restored, and is gone once it is discarded or sent', async (_, Form) => {
  const blank = Form === Values ? 'Kavya' : ''
  await open(Form).type(field(), ' Selvam')
  expect(isBack()).toBe(false)
  let again = open(Form)
  expect(field().value).toBe(`${blank} Selvam`)
  expect(isBack()).toBe(true)
  await again.click(screen.getByRole('button', { name: 'Discard' }))
  expect([field().value, isBack()]).toEqual([blank, false])
  again = open(Form)
  expect(field().value).toBe(blank)

  await again.type(field(), ' Raj')
  again = open(Form)
  await again.click(screen.getByRole('button', { name: 'Send' }))
  open(Form)
  expect([field().value, isBack()]).toEqual([blank, false])
})

const keyOfForm = () => screen.getByRole('form', { name: 'Form' }).dataset.testid

// Requirement D-362: A form whose answer was lost is sent again after a reload with the same idempotency key, and
//   takes effect once.
test.each([
  ['a form of values', Values],
  ['a form with a state of its own', State],
])('%s is the same form after a reload, and a new one after it was sent or discarded', async (_, Form) => {
  await open(Form).type(field(), ' Selvam')
  const key = keyOfForm()
  open(Form, 6)
  expect(keyOfForm()).not.toBe(key)
  open(Form)
  await vi.waitFor(() => expect(keyOfForm()).toBe(key))
  const last = open(Form)
  await last.click(screen.getByRole('button', { name: 'Discard' }))
  expect(keyOfForm()).not.toBe(key)
  await last.type(field(), ' Raj')
  const other = keyOfForm()
  const sending = open(Form)
  await sending.click(screen.getByRole('button', { name: 'Send' }))
  open(Form)
  expect([key, other]).not.toContain(keyOfForm())
})

// Requirement D-115
test('a draft belongs to one record and one account, and logging out deletes it', async () => {
  await open(State).type(field(), 'Left at the gate')
  open(State, 6)
  expect(field().value).toBe('')
  setVisitor(person(2))
  open(State)
  expect(field().value).toBe('')
  setVisitor(person(1))
  open(State)
  expect(field().value).toBe('Left at the gate')
  deleteDrafts()
  open(State)
  expect(field().value).toBe('')
})

// Requirement D-115
test('a visitor’s draft becomes their own on login, and is no longer the visitor’s', async () => {
  const visitor = { user: null, cart: null }
  setVisitor(visitor)
  await open(State).type(field(), 'It came open.')
  setVisitor(person(3))
  open(State)
  expect([field().value, isBack()]).toEqual(['It came open.', true])
  setVisitor(visitor)
  open(State)
  expect(field().value).toBe('')
  await screen.findByLabelText('Name')
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft visitor '))).toEqual([])
})

test('a form that is open while its visitor logs in keeps what was typed', async () => {
  setVisitor({ user: null, cart: null })
  await open(Values).type(field(), ' Selvam')
  act(() => setVisitor(person(4)))
  expect(field().value).toBe('Kavya Selvam')
  open(Values)
  expect(field().value).toBe('Kavya Selvam')
})

test('a login takes no draft over that is too old, or of a form of which the account has its own', async () => {
  writeDraft('account 1', 'note 5', { values: { typed: 'mine' } })
  setVisitor({ user: null, cart: null })
  await open(State).type(field(), 'of a visitor')
  setVisitor(person(1))
  open(State)
  expect(field().value).toBe('mine')
  localStorage.setItem(
    'draft visitor note 6',
    JSON.stringify({ at: Date.now() - 3_600_000, values: { typed: 'old' } }),
  )
  setVisitor(person(2))
  open(State, 6)
  expect(field().value).toBe('')
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft visitor '))).toEqual([])
})

// Requirement D-115
test('pins are never kept in drafts, and lists and names are', async () => {
  const typing = open(Values)
  await typing.type(field('Pin'), '7391')
  await typing.type(field('Size'), ' pouch')
  open(Values)
  expect([field('Pin').value, field('Size').value]).toEqual(['', '400 g pouch'])
  expect(JSON.stringify({ ...localStorage })).not.toContain('7391')
})

test('what is typed before the page knows who types is kept, and is not overwritten', async () => {
  await open(State).type(field(), 'old')
  setVisitor({ user: 'unknown', cart: null })
  const typing = open(State)
  await typing.type(field(), 'new')
  setVisitor(person(1))
  await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('new'))
  expect(field().value).toBe('new')
})

test('drafts are bounded in age, size and number; a visitor’s are gone after an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    writeDraft('account 1', 'note 5', { values: { typed: 'kept' } })
    writeDraft('visitor', 'note 5', { values: { typed: 'kept' } })
    vi.setSystemTime(Date.now() + 3_600_000)
    setVisitor({ user: null, cart: null })
    open(State)
    expect(field().value).toBe('')
    setVisitor(person(1))
    open(State)
    expect(field().value).toBe('kept')
    vi.setSystemTime(Date.now() + 72 * 3_600_000)
    open(State)
    expect(field().value).toBe('')
    writeDraft('account 1', 'note 5', { values: { typed: 'x'.repeat(100_001) } })
    open(State)
    expect(field().value).toBe('')
    for (let id = 0; id < 60; id++) writeDraft('account 1', `note ${id}`, { values: { typed: 'kept' } })
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft '))).toHaveLength(40)
  } finally {
    vi.useRealTimers()
  }
})
