import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import ReportsSection from './reports-section.tsx'

// Requirement D-543: The section Reports offers every report for a period that the merchant chooses (decision X64).
test('the merchant chooses the period and what the report is by', () => {
  mockCalls(500, {})
  renderPartAt('/admin?section=reports', <ReportsSection />)
  expect(screen.getByLabelText('First day')).toBeTruthy()
  expect(screen.getByLabelText('Last day')).toBeTruthy()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Week',
    'Month',
    'Product',
    'Category',
    'Delivery zone',
    'Payment method',
  ])
})
