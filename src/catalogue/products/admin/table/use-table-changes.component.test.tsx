import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import { ProductsTable } from './products-table.tsx'
import { TableSaveBar } from './table-save-bar.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useSelection } from './use-selection.ts'
import { useTableChanges } from './use-table-changes.ts'
import { useTableEdits } from './use-table-edits.ts'

const muesli = (version: number, pack: { price?: number; stock?: number } = {}) =>
  buildAdminProduct({ version, packs: [{ id: 1, ...pack }] })

function Office() {
  const [product, setProduct] = useState(muesli(1))
  const edits = useTableEdits()
  const changes = useTableChanges(edits, ([one]) => one?.product && setProduct(one.product))
  const selection = useSelection()
  return (
    <>
      <UndoBar changes={changes} />
      <ProductsTable products={[product]} edits={edits} selection={selection} edit={useUrlDialog('edit')} />
      <TableSaveBar edits={edits} changes={changes} page={[product]} />
    </>
  )
}

/** A shop that returns the next of these answers for each save or undo. */
function shopThatAnswers(...answers: Partial<ProductChangeResult>[]) {
  const sent: { products: object[] }[] = []
  const last = { form_key: 'the-last-of-all', at: '2026-06-15T06:00:00Z', products: 1 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith('/last')) return Response.json({ last })
    sent.push(JSON.parse(String(init?.body)))
    const changed = [{ id: 7, outcome: 'saved', message: null, cell: null, ...answers.shift() }]
    return Response.json(String(url).endsWith('/undo') ? { products: changed, next: null } : changed)
  })
  return sent
}

const cell = (column: string) => screen.getByLabelText<HTMLInputElement>(`${column} of Muesli, 400 g`)
const press = (name: string) => screen.findByRole('button', { name })

test('what is typed and not saved outlives an undo, and is saved on top of it', async () => {
  const sent = shopThatAnswers({ product: muesli(3, { price: 300 }) }, { product: muesli(4) })
  const { person } = renderPartAt('/admin', <Office />)
  await person.clear(cell('Stock'))
  await person.type(cell('Stock'), '15')
  await person.click(await press('Undo'))
  expect([cell('Price').value, cell('Stock').value]).toEqual(['300', '15'])
  await person.click(await press('Save changes'))
  expect(sent[1]?.products).toEqual([{ id: 7, version: 3, packs: [{ id: 1, stock: '15', stock_was: '10' }] }])
})

test('nothing is saved until it is chosen what is to stay: what was sold meanwhile does not come back unasked', async () => {
  const refusal = vi.spyOn(toast, 'error')
  const message = 'Kavitha changed stock of this product.'
  const sent = shopThatAnswers(
    { outcome: 'edited_meanwhile', message, product: muesli(2, { stock: 7 }) },
    { product: muesli(3, { stock: 15 }) },
  )
  const { person } = renderPartAt('/admin', <Office />)
  await person.clear(cell('Stock'))
  await person.type(cell('Stock'), '15')
  await person.click(await press('Save changes'))
  const [mine, theirs] = await screen.findAllByRole<HTMLInputElement>('radio')
  if (!mine) throw new Error('no choice')
  expect([mine.checked, theirs?.checked]).toEqual([false, false])
  await person.click(await press('Save changes'))
  expect(refusal).toHaveBeenLastCalledWith(
    'Some values changed while you were typing. Choose which ones to keep, then save again.',
  )
  expect(sent).toHaveLength(1)
  await person.click(mine)
  expect(mine.checked).toBe(true)
  await person.click(await press('Save changes'))
  expect(sent[1]?.products).toEqual([{ id: 7, version: 2, packs: [{ id: 1, stock: '15', stock_was: '7' }] }])
})
