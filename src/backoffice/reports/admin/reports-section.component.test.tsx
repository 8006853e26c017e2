import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import ReportsSection from './reports-section.tsx'

// Requirement D-512: The section Reports offers every report for a period that the merchant chooses (decision X60).
test('the merchant chooses the period and what the report is by', async () => {
  mockCalls(500, {})
  const { person } = renderPartAt('/admin?section=reports', <ReportsSection />)
  const optionsOf = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(optionsOf('Show by')).toEqual([
    'Day',
    'Week',
    'Month',
    'Product',
    'Category',
    'Delivery zone',
    'Payment method',
    'Customers',
    'Coupon',
  ])
  await person.selectOptions(screen.getByLabelText('Period'), 'Other dates')
  expect(screen.getByLabelText('First day')).toBeTruthy()
  expect(screen.getByLabelText('Last day')).toBeTruthy()
})
