import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import { ProductsTable } from './products-table.tsx'
import { useSelection } from './use-selection.ts'
import { useTableEdits } from './use-table-edits.ts'

const muesli = buildAdminProduct({
  packs: [
    { id: 1, size: '400 g', mrp: 340, stock: 3 },
    { id: 2, size: '1 kg', price: 800 },
  ],
})
const podi = buildAdminProduct({
  id: 8,
  name: 'Podi',
  visibility: 'draft',
  hidden: true,
  publish_at: '2026-06-16T06:00:00.000Z',
  packs: [{ id: 3, size: '100 g', price: 99.5 }],
})

const received = vi.fn()

function Office() {
  const edits = useTableEdits()
  received(edits)
  return (
    <ProductsTable
      products={[muesli, podi]}
      edits={edits}
      selection={useSelection()}
      edit={useUrlDialog('edit')}
    />
  )
}
const office = () => renderPartAt('/admin', <Office />)
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const typedNow = () => received.mock.lastCall?.[0].edits

test('each size has a row with its figures; who sees a product is chosen once, beside its first', () => {
  office()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(3)
  expect(cell('MRP of Muesli, 400 g').value).toBe('340')
  expect(cell('MRP of Muesli, 1 kg').value).toBe('')
  expect(screen.getAllByLabelText(/^Visibility of/)).toHaveLength(2)
  expect(rows[2]?.textContent).toContain('Goes live on 16 Jun, 11:30 am')
})

test('a figure is typed over; Enter goes down, Tab goes on, Escape takes back', async () => {
  const { person } = office()
  await person.click(cell('Price of Muesli, 400 g'))
  await person.keyboard('330{Enter}')
  expect(document.activeElement).toBe(cell('Price of Muesli, 1 kg'))
  await person.keyboard('900{Tab}')
  expect(document.activeElement).toBe(cell('Stock of Muesli, 1 kg'))
  expect(typedNow()[7].typed).toEqual({ 'price 1': '330', 'price 2': '900' })
  await person.keyboard('{Shift>}{Tab}{/Shift}{Escape}')
  expect(cell('Price of Muesli, 1 kg').value).toBe('800')
  expect(typedNow()[7].typed).toEqual({ 'price 1': '330' })
  await person.clear(cell('Price of Muesli, 400 g'))
  await person.keyboard('320')
  expect(typedNow()).toEqual({})
})

test('what cannot be so is told at its cell', async () => {
  const { person } = office()
  await person.clear(cell('Price of Muesli, 400 g'))
  await person.keyboard('350')
  const [, row] = screen.getAllByRole('row')
  if (!row) throw new Error('no row')
  expect(within(row).getByRole('alert').textContent).toBe('MRP can’t be lower than the price')
  expect(cell('MRP of Muesli, 400 g').getAttribute('aria-invalid')).toBe('true')
})

test('who sees a product is chosen in its row', async () => {
  const { person } = office()
  await person.selectOptions(screen.getByLabelText('Visibility of Podi'), 'Live')
  expect(typedNow()[8].typed).toEqual({ visibility: 'on_sale' })
  expect(screen.queryByText(/Goes live on/)).toBeNull()
})
