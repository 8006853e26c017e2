import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPart, renderPartAt } from '#test/shop/component.tsx'
import { palettes } from '#values/colours/palettes.ts'
import { type StoreSettings, storeSettingsInput } from '../../contract.ts'
import { demoStoreSettings } from '../../server/default-store-settings.ts'
import * as words from '../../words/office/en.ts'
import { type StoreValues, storeFormFields, toStoreSettings, valuesOf } from '../store-values.ts'
import { SettingCard } from './setting-card.tsx'
import { findSettingCard, type SettingCardName, settingCardNames, settingCards } from './setting-cards.ts'
import { SettingFields } from './setting-fields.tsx'

const opened = valuesOf(demoStoreSettings)

type Props = { start?: Partial<StoreValues>; send?: (facts: StoreSettings) => void }

function Facts({ start = {}, send = () => {} }: Props) {
  const form = useForm<StoreValues>({ mode: 'onTouched', defaultValues: { ...opened, ...start } })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(toStoreSettings(values)))}>
      {settingCardNames.map((card) => (
        <SettingFields key={card} form={form} fields={settingCards[card]} />
      ))}
      <button type="submit">Save</button>
    </form>
  )
}

/** A card of the settings with its form open. */
function openCard(card: SettingCardName, facts: StoreSettings = demoStoreSettings) {
  const onSaved = vi.fn()
  const at = renderPartAt(
    '/admin',
    <SettingCard card={card} stored={{ facts, version: 1 }} linked={{}} onSaved={onSaved} />,
  )
  return { ...at, onSaved }
}

// A group of fields can have the same name as one of its fields.
const field = (name: keyof StoreValues) =>
  screen.getByLabelText<HTMLInputElement>(words.fields[name], { selector: 'input, select, textarea' })

test('every fact has a field, and a sentence under it that says where it is seen', () => {
  // The limits of cash on delivery have fields once it is on.
  const values: StoreValues = { ...opened, cash: 'on' }
  renderPart(<Facts start={values} />)
  for (const name of storeFormFields.names) {
    if (name === 'translations' || name === 'palette') continue
    expect(field(name).value, name).toBe(values[name])
    const notes = field(name).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(notes)?.textContent, name).toBe(words.seen[name])
  }
})

test('one set of colours is chosen, said where it is seen, looked at before it is saved, and sent', async () => {
  const send = vi.fn()
  const person = renderPart(<Facts send={send} />)
  const group = screen.getByRole('group', { name: 'Colours' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    words.seen.palette,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Garden green' }).checked).toBe(true)
  await person.click(screen.getByRole('radio', { name: 'Lagoon blue' }))
  const preview = screen.getByRole('img', { name: 'Preview: Lagoon blue' })
  expect(preview.style.getPropertyValue('--color-leaf-dark')).toBe(palettes.lagoon['leaf-dark'])
  await person.click(save())
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.lastCall?.[0].palette).toBe('lagoon')
  expect(storeFormFields.formatValue({ ...opened, palette: 'lagoon' }, 'palette')).toBe('Lagoon blue')
})

// Requirements D-175, D-184
test.each<[keyof StoreValues, string, string]>([
  ['name', ' ', 'Fill in this field.'],
  ['shortName', 'Pasumai Pantry of Coimbatore', 'Use at most 20 characters.'],
  ['address', '', 'Enter the address.'],
  ['address', '1\n2\n3\n4\n5\n6\n7', 'Use at most 6 lines.'],
  ['phones', '\n', 'Fill in this field.'],
  [
    'phones',
    '+91 98430 11223\n+91 98430 11223 or 22334',
    '+91 98430 11223 or 22334: Use at most 20 characters.',
  ],
  ['email', 'malar', 'Enter a valid Email'],
  ['socialUrl', 'instagram.com/malar', 'Enter the full link, starting with https://.'],
  ['stateCode', 'Tamil', 'Enter the two-letter state abbreviation, such as TN.'],
  ['deliveryDays', 'soon', 'Enter a number of days, such as 3 or 3-7.'],
  ['postalCodes', '', 'Enter at least one PIN code.'],
  ['postalCodes', '641001, 64100', '64100: Enter a PIN code, or a range such as 641001-641039.'],
  ['postalCodes', '641010-641001', 'Enter the lower PIN code first, such as 641001-641039.'],
  ['struckOverPriceRupees', 'sixty', 'Enter a whole number of rupees from 0 to 10,000.'],
  [
    'composition',
    'Grains 56%\nSeeds',
    'Seeds: Enter a name and a percentage without decimals, such as Grains 56%.',
  ],
  ['taxKind', 'regular', 'Enter your GSTIN. A registered shop needs one.'],
  [
    'gstin',
    '33ABCDE1234F1Z8',
    'This GSTIN isn’t valid. Check its 15 letters and digits against your GST registration.',
  ],
  ['documentPrefix', 'PPP', 'Enter one or two capital letters or digits.'],
  ['refundsUnaskedUpToRupees', '', 'Enter a whole number of rupees from 0 to 1,00,000.'],
  ['refundsUnaskedUpToRupees', '1,00,001', 'Enter a whole number of rupees from 0 to 1,00,000.'],
  ['keepMonths', '0', 'Enter a whole number of months from 1 to 240.'],
])('an invalid %s shows an error at its field: %j', async (name, typed, sentence) => {
  const person = renderPart(<Facts start={{ [name]: typed }} />)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([sentence]),
  )
  expect(field(name === 'taxKind' ? 'gstin' : name).getAttribute('aria-invalid')).toBe('true')
})

test('what is typed in the ways people write it becomes the same facts', () => {
  expect(storeSettingsInput.parse(toStoreSettings(opened))).toEqual(demoStoreSettings)
  const typed: StoreValues = {
    ...opened,
    phones: ' +91 98430 11223 \n\n+91 422 249 5566\n',
    postalCodes: '641001 - 641039;641041–641050\n642205',
    struckOverPriceRupees: '₹ 1,250',
    refundsUnaskedUpToRupees: '₹1,00,000',
    composition: 'Dry fruits 40\nMillets   60 %',
    deliveryDays: ' 3-7 ',
  }
  const { phones, shipping, productDefaults, refundsUnaskedUpToRupees } = storeSettingsInput.parse(
    toStoreSettings(typed),
  )
  expect(phones).toEqual(demoStoreSettings.phones)
  expect(shipping).toMatchObject({
    postalCodes: ['641001-641039', '641041-641050', '642205'],
    deliveryDays: '3-7',
  })
  expect(productDefaults).toMatchObject({
    struckOverPriceRupees: 1250,
    composition: [
      { label: 'Dry fruits', percent: 40 },
      { label: 'Millets', percent: 60 },
    ],
  })
  expect(refundsUnaskedUpToRupees).toBe(100_000)
  expect(storeFormFields.text({ ...opened, phones: typed.phones }, 'phones')).toBe(
    storeFormFields.text(opened, 'phones'),
  )
})

const inTamil = (english: string) => screen.getByLabelText<HTMLInputElement>(`${english} in Tamil`)
const save = () => screen.getByRole('button', { name: 'Save' })

test('the texts in Tamil stand in a fold of their own, a field for each part that is typed', async () => {
  const person = renderPart(<Facts start={{ composition: 'Grains 60%\nOats 40%' }} />)
  expect(screen.queryByLabelText('Tagline in Tamil')).toBeNull()
  await person.click(screen.getByText('In Tamil (optional)'))
  const { tagline, blurb, badge } = demoStoreSettings.translations?.ta ?? {}
  const shown = ['Tagline', 'About your shop', 'Badge', 'Grains', 'Oats'].map((name) => inTamil(name).value)
  expect(shown).toEqual([tagline, blurb, badge, 'தானியங்கள்', ''])
  expect(screen.queryByLabelText('Seeds in Tamil')).toBeNull()
})

test('what is typed in Tamil is sent; what is left empty and parts that are there no more are not', async () => {
  const send = vi.fn()
  const person = renderPart(<Facts start={{ composition: 'Grains 60%\nOats 40%' }} send={send} />)
  await person.click(screen.getByText('In Tamil (optional)'))
  await person.clear(inTamil('Tagline'))
  await person.clear(inTamil('About your shop'))
  await person.type(inTamil('About your shop'), ' மசாலா அரைக்கிறோம். ')
  await person.clear(inTamil('Badge'))
  await person.type(inTamil('Oats'), 'ஓட்ஸ்')
  await person.click(save())
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.lastCall?.[0].translations).toEqual({
    ta: { blurb: 'மசாலா அரைக்கிறோம்.', parts: { Grains: 'தானியங்கள்', Oats: 'ஓட்ஸ்' } },
  })
})

test('nothing in Tamil is sent as nothing, and is no change', () => {
  const none = { ...opened, translations: {} }
  const emptied = { ...opened, translations: { ta: { tagline: ' ', parts: { Grains: '' } } } }
  expect(toStoreSettings(emptied).translations).toEqual({})
  expect(storeFormFields.text(emptied, 'translations')).toBe(storeFormFields.text(none, 'translations'))
  expect(storeFormFields.formatValue(emptied, 'translations')).toBe('none')
})

test('a Tamil text that is too long is refused before it is sent, and its fold opens', async () => {
  const send = vi.fn()
  const person = renderPart(<Facts start={{ translations: { ta: { badge: 'க'.repeat(21) } } }} send={send} />)
  await person.click(save())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Use at most 20 characters.'))
  expect(inTamil('Badge').closest('details')?.open).toBe(true)
  expect(inTamil('Badge').getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
})

// Requirement D-74
test('public holidays are added with one click, and saved with the rest', async () => {
  const send = vi.fn()
  const person = renderPart(<Facts send={send} start={{ holidays: '2031-05-04' }} />)
  const [national] = screen.getAllByRole('button', { name: /^Add national holidays \d{4}$/ })
  const year = national?.textContent?.slice(-4)
  await person.click(national as HTMLElement)
  expect(field('holidays').value.split('\n')).toEqual([
    `${year}-01-26`,
    `${year}-08-15`,
    `${year}-10-02`,
    '2031-05-04',
  ])
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send.mock.calls[0]?.[0].holidays).toHaveLength(4))
})

// Requirement D-332
test('a licence in use can’t be removed, and its field says why', async () => {
  const said = '3 live products have no other FSSAI number.'
  const calls = mockCalls(409, {
    code: 'LICENCE_IN_USE',
    error: said,
    message: said,
    fields: { fssai: said },
  })
  const facts = { ...demoStoreSettings, fssai: '12420008000999' }
  const { person } = openCard('business', facts)
  await person.clear(field('fssai'))
  await person.click(screen.getByRole('button', { name: words.saveChanges }))
  await waitFor(() => expect(field('fssai').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(said).length).toBeGreaterThan(0)
  expect(field('fssai').value).toBe('')
  expect(calls).toHaveBeenCalledOnce()
})

// Requirement D-340
test('text that claims more than the labels is saved after the merchant confirms', async () => {
  const claims = [{ claim: 'Organic', carrying: 0, lacking: 2, saying: [], not_saying: ['Podi', 'Rava'] }]
  const calls = mockCalls(409, { code: 'CLAIMS_NOT_CONFIRMED', error: 'Confirm', claims })
  const { person } = openCard('name')
  await person.type(field('tagline'), ', organic')
  await person.click(screen.getByRole('button', { name: words.saveChanges }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('“Organic”: not on any label.')
  await person.click(screen.getByRole('button', { name: 'Confirm and publish' }))
  const sent = () => calls.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).claims_confirmed)
  await waitFor(() => expect(sent()).toEqual([false, true]))
})

// Requirement D-345
test('registering shows how many products will be hidden, and saves after confirmation', async () => {
  const sentence = '3 live products have no HSN code or no GST rate that applies today.'
  const calls = mockCalls(409, { code: 'WOULD_HIDE', error: sentence, message: sentence, products: 3 })
  const { person } = openCard('tax')
  await person.click(screen.getByRole('button', { name: words.saveChanges }))
  const asked = await screen.findByRole('alertdialog', { name: 'Save and hide 3 products?' })
  expect(asked.textContent).toContain(sentence)
  await person.click(screen.getByRole('button', { name: 'Save and hide' }))
  const sent = () => calls.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).hiding_confirmed)
  await waitFor(() => expect(sent()).toEqual([false, true]))
})

// Requirement D-531: The store settings are cards: each shows its values, opens for editing at the pressed value, and
//   sends only its own settings (decision X62).
test('a card shows its values, opens at the one that is pressed, and sends only its own', async () => {
  const stored = { facts: { ...demoStoreSettings, fssai: undefined }, version: 3 }
  const calls = mockCalls(200, { ...stored, version: 4 })
  const onSaved = vi.fn()
  const { person } = renderPartAt(
    '/admin',
    <SettingCard card="business" stored={stored} linked={undefined} onSaved={onSaved} />,
  )
  expect(screen.getByRole('button', { name: /^FSSAI number/ }).textContent).toContain('Not entered')
  await person.click(screen.getByRole('button', { name: /^Address/ }))
  await waitFor(() => expect(document.activeElement).toBe(field('address')))
  await person.clear(field('address'))
  await person.type(field('address'), '1, Main Road')
  await person.click(screen.getByRole('button', { name: words.saveChanges }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const { legalName, address } = demoStoreSettings
  expect(JSON.parse(String(calls.mock.lastCall?.[1]?.body))).toEqual({
    before: { legalName, address },
    facts: { legalName, address: ['1, Main Road'] },
    claims_confirmed: false,
    hiding_confirmed: false,
  })
  expect(screen.getByRole('button', { name: 'Edit Business details' })).not.toBeNull()
})

// Requirement D-531
test('every setting is on exactly one card, and a link names the card or the field', () => {
  expect(settingCardNames.flatMap((card) => settingCards[card]).sort()).toEqual(
    storeFormFields.names.toSorted(),
  )
  expect(findSettingCard('#gstin')).toEqual({ card: 'tax', field: 'gstin' })
  expect(findSettingCard('#business')).toEqual({ card: 'business' })
  expect(findSettingCard('#nonsense')).toBeUndefined()
})
