import { sql, type Transaction } from 'kysely'
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
  const moves = netMoves(give, take)
  if (moves.length === 0) return { ok: true }
  const after = await moveStock(trx, moves)
  const refused = moves.find(({ productId }) => !after.has(productId))
  if (refused) {
    await undo(
      trx,
      moves.filter(({ productId }) => after.has(productId)),
    )
    return whatIsLeft(trx, refused.productId)
  }
  const crossedZero = moves.some(({ productId, by }) => [0, by].includes(after.get(productId) ?? 0))
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

/**
 * The one guarded statement that moves stock: of each product, or not at all. Everyone locks in the order of the ids,
 * whichever order the update itself goes in.
 * @returns what is there then, by product; a product is missing when there was not enough of it
 */
async function moveStock(trx: Trx, moves: Move[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; stock: number }>`
    with moves as (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        as move ("productId" integer, by integer, "isSold" boolean)
    ), locked as (
      select id from products where id in (select "productId" from moves) order by id for no key update
    )
    update products set stock = stock + by from moves join locked on locked.id = "productId"
    where products.id = "productId" and stock >= -by and (archived_at is null or not "isSold")
    returning products.id, stock`.execute(trx)
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** The rows are locked by their moves: nobody has come between. */
async function undo(trx: Trx, moved: Move[]) {
  if (moved.length === 0) return
  await moveStock(
    trx,
    moved.map(({ productId, by }) => ({ productId, by: -by, isSold: false })),
  )
}

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
