import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { mockPointer, renderPart } from '#test/shop/component.tsx'
import { builtInTexts } from '../../server/texts/built-in-texts.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import { TextFields } from './text-fields.tsx'
import { textsToSave } from './text-values.ts'

const builtIn = (page: PageName) =>
  builtInTexts(
    { page, language: 'en' },
    { visitorCarts: false, guestCheckout: false, demo: true, today: '2026-06-15', store: demoStoreSettings },
  )

function Form({ page, start = {} }: { page: PageName; start?: PageTexts }) {
  const form = useForm<PageTexts>({ mode: 'onTouched', defaultValues: { ...builtIn(page), ...start } })
  return (
    <form noValidate onSubmit={form.handleSubmit(() => {})}>
      <TextFields page={page} language="en" form={form} />
      <button type="submit">Save</button>
      <output>{JSON.stringify(form.watch())}</output>
    </form>
  )
}

const shown = (): PageTexts => JSON.parse(screen.getByRole('status').textContent ?? '')
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text')
const select = (start: number, end: number) => text().setSelectionRange(start, end)

test('buttons and keys put their marks around what is selected, and facts where the cursor is', async () => {
  const person = renderPart(<Form page="about" start={{ body: 'one two' }} />)
  select(4, 7)
  await person.click(screen.getByRole('button', { name: 'Bold' }))
  expect(shown().body).toBe('one **two**')
  select(0, 3)
  fireEvent.keyDown(text(), { key: 'i', ctrlKey: true })
  expect(shown().body).toBe('*one* **two**')
  select(0, 0)
  await person.selectOptions(screen.getByLabelText('Insert store detail'), 'Phone number')
  expect(shown().body).toBe('{phone}*one* **two**')
})

test.each<[PageName, string, string, string]>([
  ['about', 'body', '[x](javascript:x)', 'The link to javascript:x can’t be published.'],
  ['about', 'description', 'Call {fax}', '{fax} isn’t a store detail.'],
  ['about', 'body', ' ', 'Fill in this field.'],
  ['home', 'headline2', 'x'.repeat(41), 'Use at most 40 characters.'],
  ['home', 'link3', 'categories', 'Enter a page of your shop, such as /categories'],
  ['home', 'strength1', '40', 'Enter an opacity from 70 to 100'],
  [
    'refund-policy',
    'lead',
    'a\u200bb',
    'This text contains invisible characters. Delete it and type it again.',
  ],
])('on %s a wrong %s is told at its field: %j', async (page, name, typed, sentence) => {
  const person = renderPart(<Form page={page} start={{ [name]: typed }} />)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence))
  expect(document.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid')).toBe('true')
})

test.each(['home', 'about', 'privacy-policy'] as const)(
  'all texts of %s have a field of their own name',
  (page) => {
    renderPart(<Form page={page} />)
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels).toHaveLength(Object.keys(builtIn(page)).length)
  },
)

test('the shop’s own words are sent as such, so that a later release may say them better', () => {
  const own = builtIn('about')
  expect(textsToSave({ ...own, body: `${own.body}\n ` }, own)).toBeNull()
  expect(textsToSave({ ...own, body: 'Mine ' }, own)).toEqual({ ...own, body: 'Mine' })
})

test.each<[PageName, string]>([
  ['refund-policy', 'TEXTAREA'],
  ['home', 'BODY'],
])('with a keyboard, %s is opened with the cursor in %s', (page, element) => {
  mockPointer('fine')
  renderPart(<Form page={page} />)
  expect(document.activeElement?.tagName).toBe(element)
})
