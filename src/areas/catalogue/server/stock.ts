import type { Transaction } from 'kysely'
import { raiseCatalogueVersion } from '../../../database/catalogue-version.ts'
import type { Database } from '../../../database/schema.ts'

type Trx = Transaction<Database>

/** So many units of one product. A product may stand in several lines. */
export type StockLine = { productId: number; quantity: number }

type TakeStock =
  | { ok: true }
  /** `left` is how many could be had now: 0 as well when the product is not sold any more. */
  | { ok: false; reason: 'NOT_ENOUGH_STOCK'; productId: number; name: string; left: number }

/**
 * Takes stock for an order, all of it or none (decision B10): never more than there is, never of an archived product.
 * After a refusal the transaction may go on; nothing has been taken.
 */
export const takeStock = (trx: Trx, lines: StockLine[]): Promise<TakeStock> =>
  exchangeStock(trx, { give: [], take: lines })

/** Gives back what an order held, of products archived since then too. */
export async function returnStock(trx: Trx, lines: StockLine[]) {
  await exchangeStock(trx, { give: lines, take: [] })
}

/**
 * Gives back and takes in one go, all or none. For an order that replaces another: two calls would lock products out
 * of id order, and two shoppers could then wait for each other.
 */
export async function exchangeStock(
  trx: Trx,
  { give, take }: { give: StockLine[]; take: StockLine[] },
): Promise<TakeStock> {
  const moved: Move[] = []
  let crossedZero = false
  for (const move of netMoves(give, take)) {
    const after = await moveStock(trx, move)
    if (after === undefined) {
      await undo(trx, moved)
      return whatIsLeft(trx, move.productId)
    }
    moved.push(move)
    crossedZero ||= after === 0 || after === move.by
  }
  if (crossedZero) await raiseCatalogueVersion(trx)
  return { ok: true }
}

type Move = { productId: number; by: number; isSold: boolean }

/** What changes for each product in the end, in the order of their ids, which is the order everyone locks them in. */
function netMoves(give: StockLine[], take: StockLine[]): Move[] {
  const net = new Map<number, Move>()
  const add = (productId: number, by: number, isSold: boolean) => {
    const before = net.get(productId)
    net.set(productId, {
      productId,
      by: (before?.by ?? 0) + by,
      isSold: isSold || (before?.isSold ?? false),
    })
  }
  for (const line of give) add(line.productId, line.quantity, false)
  for (const line of take) add(line.productId, -line.quantity, true)
  return [...net.values()].sort((one, other) => one.productId - other.productId)
}

/** The one guarded statement that moves stock. @returns what is there then; nothing when there was not enough */
async function moveStock(trx: Trx, { productId, by, isSold }: Move) {
  const row = await addToStock(trx, productId, by)
    .where('stock', '>=', -by)
    .$if(isSold, (query) => query.where('archived_at', 'is', null))
    .returning('stock')
    .executeTakeFirst()
  return row?.stock
}

/** The rows are locked by their moves: nobody has come between. */
async function undo(trx: Trx, moved: Move[]) {
  for (const { productId, by } of moved) await addToStock(trx, productId, -by).execute()
}

const addToStock = (trx: Trx, productId: number, by: number) =>
  trx
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '+', by) }))
    .where('id', '=', productId)

async function whatIsLeft(trx: Trx, productId: number): Promise<TakeStock> {
  const row = await trx
    .selectFrom('products')
    .select(['name', 'stock', 'archived_at'])
    .where('id', '=', productId)
    .executeTakeFirst()
  return {
    ok: false,
    reason: 'NOT_ENOUGH_STOCK',
    productId,
    name: row?.name ?? 'This product',
    left: row && !row.archived_at ? row.stock : 0,
  }
}
