import { setImmediate as nextTurn } from 'node:timers/promises'
import { listProducts } from '#catalogue/products/server/products/product-list.queries.ts'
import { adminProductView } from '#catalogue/products/server/products/product-view.ts'
import type { Db } from '#database/connect.ts'
import { streamCsv } from '#ordering/orders/server/export/csv-line.ts'
import { importColumns } from '../rules/columns.ts'
import { escapeApostrophe } from '../rules/escape-cell.ts'
import { cellsInOrder, productRows } from '../rules/product-rows.ts'

const batch = 200

/** All products that are not deleted as CSV, one row for each size, in the order in which they were added. */
export const exportProducts = (db: Db) =>
  streamCsv(
    [...importColumns],
    async (cursor) => {
      // The embedded database would otherwise keep the process busy until the last product.
      await nextTurn()
      const { items, next } = await listProducts(db, { shelf: 'kept', limit: batch, cursor })
      return { items: items.flatMap((row) => productRows(adminProductView(row))), next }
    },
    (row) => cellsInOrder(row).map(escapeApostrophe),
  )
