import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Profile } from '#people/accounts/contract.ts'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { toPublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { StoreSettingsContext } from '#shopfront/settings/shop/use-store-settings.ts'
import { mockCalls, renderPart } from '#test/shop/component.tsx'
import { BuyerCard } from './buyer-card.tsx'
import { useBuyerForm } from './use-buyer-form.ts'

beforeEach(() => {
  setVisitor({ user: { id: 1 } as Profile, cart: null })
  return () => setVisitor({ user: 'unknown', cart: null })
})

const onPay = vi.fn()
const registered = toPublicStoreSettings(
  { ...demoStoreSettings, tax: { kind: 'regular', prefix: 'PP' } },
  'en',
)

function Checkout() {
  const buyer = useBuyerForm({ gstin: '', business_name: '' })
  return (
    <StoreSettingsContext value={registered}>
      <BuyerCard buyer={buyer} />
      <button type="button" onClick={async () => onPay(await buyer.save())}>
        Pay
      </button>
    </StoreSettingsContext>
  )
}

// Requirement D-182
test('a GSTIN is saved on payment, and an invalid one is rejected at its field first', async () => {
  const wrong = mockCalls(400, { error: 'Wrong.', code: 'INVALID', fields: { gstin: 'This is wrong.' } })
  const person = renderPart(<Checkout />)
  const pay = () => person.click(screen.getByRole('button', { name: 'Pay' }))
  await pay()
  expect(wrong).not.toHaveBeenCalled()
  expect(onPay).toHaveBeenLastCalledWith(true)
  const field = screen.getByLabelText('GSTIN (optional)')
  await person.type(field, '33AAACM1234A1ZX')
  await pay()
  expect(onPay).toHaveBeenLastCalledWith(false)
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(await screen.findByText('This is wrong.')).toBeTruthy()
  const right = mockCalls(200, { gstin: '33AAACM1234A1ZF', business_name: '' })
  await person.type(field, '{Backspace}F')
  await pay()
  expect(onPay).toHaveBeenLastCalledWith(true)
  expect(screen.queryByText('This is wrong.')).toBeNull()
  expect(right).toHaveBeenCalledTimes(2)
})

// Requirement D-115
test('a saved GSTIN is visible when it is restored, with its notice', async () => {
  const isOpen = () => document.querySelector('details')?.open
  const person = renderPart(<Checkout />)
  expect(isOpen()).toBe(false)
  await person.type(screen.getByLabelText('GSTIN (optional)'), '33AAACM1234A1ZF')
  cleanup()
  renderPart(<Checkout />)
  await screen.findByText('Unsaved changes restored.')
  expect(screen.getByLabelText<HTMLInputElement>('GSTIN (optional)').value).toBe('33AAACM1234A1ZF')
  expect(isOpen()).toBe(true)
})
