import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { toPublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { StoreSettingsContext } from '#shopfront/settings/shop/use-store-settings.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import { OrderHelp } from './order-help.tsx'

const officer = {
  name: 'Malar Vizhi',
  designation: 'Owner',
  phone: '+91 90000 00003',
  email: 'malar@malar.example',
}

const showHelp = (facts: Partial<StoreSettings>) =>
  act(async () => {
    renderPartAt(
      '/help/order/7',
      <StoreSettingsContext value={toPublicStoreSettings({ ...demoStoreSettings, ...facts }, 'en')}>
        <OrderHelp orderId="7" items={Promise.resolve([])} />
      </StoreSettingsContext>,
    )
  })

// Requirement D-83: Food licence and grievance officer are shown in every footer and in the help for an order, once
//   they are entered.
test('help with an order shows food licence and grievance officer with phone and email, once entered', async () => {
  await showHelp({ fssai: '12421999000123', officer })
  expect(await screen.findByText(/FSSAI Lic\. No\. 12421999000123/)).toBeTruthy()
  expect(screen.getByText(/Malar Vizhi, Owner/)).toBeTruthy()
  for (const [named, href] of [
    [officer.phone, 'tel:+919000000003'],
    [officer.email, `mailto:${officer.email}`],
  ] as const)
    expect(screen.getByRole('link', { name: named }).getAttribute('href')).toBe(href)
})

test('help with an order says nothing of a licence or an officer that nobody has named', async () => {
  await showHelp({ fssai: undefined, officer: undefined })
  expect(await screen.findByRole('heading', { name: /7/ })).toBeTruthy()
  for (const word of [/FSSAI/, /Grievance officer/]) expect(screen.queryByText(word)).toBeNull()
})
