import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { CartsReport, SalesReport, SearchesReport, StockReport } from '../contract.ts'
import ReportsSection from './reports-section.tsx'

// The chart draws on a canvas, which the document of these tests doesn't have.
vi.mock('#backoffice/dashboard/admin/sales-plot.tsx', () => ({
  default: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}))
beforeEach(() => {
  vi.setSystemTime(new Date('2026-06-15T06:00:00Z'))
  return () => void vi.useRealTimers()
})

const june = { from: '2026-06-01', to: '2026-06-15' }
const before = { from: '2026-05-17', to: '2026-05-31' }
const show = (query: string, report: object) => {
  mockCalls(200, report)
  return renderPartAt(`/admin?section=reports${query}`, <ReportsSection />)
}
/** The cells of the table's rows, without its heads and without the cards of a phone, which follow the cells. */
const cellsOf = async (name: RegExp, columns = 6) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, columns)
        .map(({ textContent }) => textContent),
    )

const figures = { orders: 3, units: null, sold: 1000.5, refunded: 100, revenue: 900.5 }
const sales: SalesReport = {
  ...june,
  before: { ...before, total: { ...figures, revenue: 600 } },
  total: figures,
  rows: [
    { ...figures, key: 'online', label: 'Online', revenue_before: 500 },
    {
      orders: 0,
      units: null,
      sold: 0,
      refunded: 60,
      revenue: -60,
      key: 'cash',
      label: 'Cash',
      revenue_before: 100,
    },
  ],
  more: false,
  updating: true,
}

// Requirement D-509
test('sales say what they are compared with, and that some are still missing', async () => {
  show('&by=payment', sales)
  expect(
    await screen.findByText('Up 50% from ₹600.00 in the 15 days before (17 May 2026 to 31 May 2026).'),
  ).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^Sales are still being added up/)
  const rows = await cellsOf(/^Sales in/, 5)
  expect(rows.map((row) => row.slice(2))).toEqual([
    ['₹1,000.50₹100.00 refunded', '₹900.50', '₹500.00'],
    ['₹0.00₹60.00 refunded', '-₹60.00', '₹100.00'],
    ['₹1,000.50₹100.00 refunded', '₹900.50', '₹600.00'],
  ])
  expect(screen.queryByRole('img')).toBeNull()
  const file = screen.getByRole('link', { name: 'Download as a spreadsheet' })
  expect(file.getAttribute('href')).toBe('/api/reports/sales.csv?from=2026-06-01&to=2026-06-15&by=payment')
})

test('sales of a whole month are compared with the month before, in a chart and a table', async () => {
  const may = { from: '2026-05-01', to: '2026-05-31' }
  show('&by=month&from=2026-05-01&to=2026-05-31', {
    ...sales,
    ...may,
    before: { from: '2026-04-01', to: '2026-04-30', total: figures },
    rows: [{ ...figures, key: '2026-05-01', label: '2026-05-01', revenue_before: 900.5 }],
    updating: false,
  } satisfies SalesReport)
  expect(await screen.findByText('The same as in the month before (1 Apr 2026 to 30 Apr 2026).')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Revenue and orders by month' })).toBeTruthy()
  expect((await cellsOf(/^Sales in/)).map(([name]) => name)).toEqual(['May 2026', 'Total'])
  expect(screen.queryByRole('status')).toBeNull()
})

// Requirement D-534
test('a list that is too long says that the spreadsheet has the rest', async () => {
  show('&by=product', { ...sales, more: true })
  expect(await screen.findByText(/^These are the rows with the highest revenue\./)).toBeTruthy()
})

test('a period without sales says so', async () => {
  const none = { orders: 0, units: null, sold: 0, refunded: 0, revenue: 0 }
  show('', { ...sales, total: none, before: { ...before, total: none }, rows: [], updating: false })
  expect(await screen.findByText('No sales in this period.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

// Requirement D-513
test('the stock forecast says what to make, when it runs out and what has too few sales', async () => {
  const row = { id: 1, product_id: 1, name: 'Ragi Mix', stock: 13, reserved: 2 }
  show('&part=stock', {
    rows: [
      { ...row, forecast: { per_week: 14.5, days_left: 6, expiring: 3, to_make: 15 } },
      {
        ...row,
        id: 2,
        name: 'Honey',
        stock: 80,
        forecast: { per_week: 2, days_left: 280, expiring: 0, to_make: 0 },
      },
      { ...row, id: 3, name: 'Laddu', stock: 0, forecast: null },
    ],
    more: true,
    updating: false,
  } satisfies StockReport)
  expect(await screen.findByRole('heading', { name: '1 product to make this week' })).toBeTruthy()
  const rows = await cellsOf(/^Stock forecast/, 5)
  expect(rows).toEqual([
    [
      'Ragi Mix',
      'Runs out in about 6 daysAbout 3 will reach their last sale date unsold.',
      '15',
      '14.5',
      '13 and 2 reserved',
    ],
    ['Honey', 'Lasts more than 3 months', '0', '2', '80 and 2 reserved'],
  ])
  expect(screen.getByText('Laddu: Out of stock')).toBeTruthy()
  expect(screen.getByText('Only the 200 most urgent products are listed.')).toBeTruthy()
})

// Requirement D-513
test('a bar shows how long the stock of each row lasts, and is full at four weeks', async () => {
  const row = { product_id: 1, stock: 5, reserved: 0 }
  const forecast = { per_week: 14, expiring: 0, to_make: 0 }
  show('&part=stock', {
    rows: [0, 7, 28, 280].map((days_left) => ({
      ...row,
      id: days_left + 1,
      name: `Lasts ${days_left}`,
      forecast: { ...forecast, days_left },
    })),
    more: false,
    updating: false,
  } satisfies StockReport)
  expect(await screen.findByText('A full bar means the stock will last 4 weeks or more.')).toBeTruthy()
  const lengthsIn = (place: Element) =>
    [...place.querySelectorAll('rect.fill-leaf')].map((bar) => Number(bar.getAttribute('width')))
  const rows = within(screen.getByRole('table', { name: /^Stock forecast/ })).getAllByRole('row')
  // Both the cell of a row and its card on a phone have the bar.
  expect(rows.slice(1).map(lengthsIn)).toEqual([
    [0, 0],
    [25, 25],
    [100, 100],
    [100, 100],
  ])
})

// Requirement D-515
test('abandoned carts are shown with the orders of the same period', async () => {
  show('&part=carts&by=week', {
    ...june,
    before: { ...before, total: { carts: 1, units: 1, value: 150 } },
    total: { carts: 4, units: 9, value: 1350.5 },
    orders: 12,
    rows: [
      { key: '2026-06-01', carts: 4, units: 9, value: 1350.5, carts_before: 1 },
      { key: '2026-06-08', carts: 0, units: 0, value: 0, carts_before: 0 },
    ],
    since: '2026-05-20',
  } satisfies CartsReport)
  expect(await screen.findByText('worth ₹1,350.50')).toBeTruthy()
  expect(
    screen.getByText(
      '12 orders were paid for in the same period. In the 15 days before (17 May 2026 to 31 May 2026), 1 cart was abandoned.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Carts have been counted since 20 May 2026.')).toBeTruthy()
  expect(await cellsOf(/^Abandoned carts/, 5)).toEqual([
    ['Week from 1 Jun 2026', '4', '9', '₹1,350.50', '1'],
    ['Week from 8 Jun 2026', '0', '0', '₹0.00', '0'],
    ['Total', '4', '9', '₹1,350.50', '1'],
  ])
})

test('a period without abandoned carts says so', async () => {
  const none = { carts: 0, units: 0, value: 0 }
  show('&part=carts', {
    ...june,
    before: { ...before, total: none },
    total: none,
    orders: 0,
    rows: [{ key: '2026-06-01', ...none, carts_before: 0 }],
    since: '2026-05-01',
  } satisfies CartsReport)
  expect(await screen.findByText('No abandoned carts in this period.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

// Requirement D-516
test('failed searches are shown with those of the period before, and lead to the synonyms', async () => {
  show('&part=searches', {
    ...june,
    before: { ...before, total: 2 },
    total: 7,
    rows: [
      { query: 'மாம்பழம்', count: 5, count_before: 2 },
      { query: 'mangosteen', count: 2, count_before: 0 },
    ],
    more: false,
  } satisfies SearchesReport)
  expect(await screen.findByText('2 in the 15 days before (17 May 2026 to 31 May 2026)')).toBeTruthy()
  expect(await cellsOf(/^Failed searches/, 3)).toEqual([
    ['மாம்பழம்', '5', '2'],
    ['mangosteen', '2', '0'],
  ])
  expect(screen.getByRole('link', { name: 'Add synonyms' }).getAttribute('href')).toContain('section=search')
})

test('a report that can’t be loaded is asked for again', async () => {
  const asked = mockCalls(500, {})
  const { person } = renderPartAt('/admin?section=reports&part=searches', <ReportsSection />)
  await screen.findByText('Couldn’t load the failed searches.')
  const times = asked.mock.calls.length
  await person.click(screen.getByRole('button', { name: /again/i }))
  expect(asked.mock.calls.length).toBeGreaterThan(times)
})
