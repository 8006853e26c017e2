import { sql, type Transaction } from 'kysely'
import { raiseCatalogueVersion } from '../../../database/catalogue-version.ts'
import type { Database } from '../../../database/schema.ts'
import type { StockReason } from '../../../database/tables/stock.ts'

type Trx = Transaction<Database>

/** One line of the ledger: `by` units more of a pack, or fewer. */
export type StockChange = {
  packId: number
  by: number
  reason: StockReason
  orderId?: number | null
  actor?: { id: number; name: string }
  note?: string | undefined
  /** Of the form that it was entered with. */
  formKey?: string
  /** Only of what is on sale. */
  isSold?: boolean
}

/** `packId` is the first that had too little, or is not sold any more. */
type MoveStock = { ok: true } | { ok: false; packId: number }

/**
 * The only way stock moves: all of the changes or none, each with its line in the ledger, in one statement, so that the
 * sum of a pack's lines is its stock. After a refusal the transaction may go on; nothing has moved.
 */
export async function moveStock(trx: Trx, changes: StockChange[], now: Date): Promise<MoveStock> {
  const lines = changes.filter(({ by }) => by !== 0)
  const moves = netMoves(changes)
  if (moves.length === 0) return { ok: true }
  const judged = await write(trx, moves, lines, now)
  const refused = judged.find(({ fits }) => !fits)
  if (refused) return { ok: false, packId: refused.packId }
  if (judged.some(({ before, after }) => (before === 0) !== (after === 0))) await raiseCatalogueVersion(trx)
  return { ok: true }
}

type Move = { packId: number; by: number; isSold: boolean }

/** The net change per pack. A pack in which nothing moves is still judged: it may not be sold any more. */
function netMoves(changes: StockChange[]): Move[] {
  const net = new Map<number, Move>()
  for (const { packId, by, isSold = false } of changes) {
    const before = net.get(packId)
    net.set(packId, { packId, by: (before?.by ?? 0) + by, isSold: isSold || (before?.isSold ?? false) })
  }
  return [...net.values()]
}

/** `before` and `after` are null for a pack that is not there. */
type Judged = { packId: number; fits: boolean; before: number | null; after: number | null }

/**
 * Rows are locked in the order of their ids, so that no two deadlock: an update alone locks them in any order. What is
 * judged is the row as it is once it is locked.
 * @returns what became of each pack, by id
 */
async function write(trx: Trx, moves: Move[], lines: StockChange[], now: Date): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    with moves as (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        as move ("packId" integer, by integer, "isSold" boolean)
    ), locked as (
      select id, stock, on_sale from packs where id in (select "packId" from moves) order by id for no key update
    ), judged as (
      select "packId", by, stock as before,
        coalesce(stock >= -by and (on_sale or not "isSold"), false) as fits
      from moves left join locked on id = "packId"
    ), moved as (
      update packs set stock = before + by from judged
      where packs.id = "packId" and (select bool_and(fits) from judged)
      returning packs.id, packs.stock
    ), noted as (
      insert into stock_moves (pack_id, delta, reason, order_id, actor_id, actor_name, note, form_key, moved_at)
      select "packId", by, reason, "orderId", (actor->>'id')::integer, actor->>'name', note, "formKey", ${now}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as line ("packId" integer, by integer, reason text, "orderId" integer, actor jsonb, note text, "formKey" text)
      where (select bool_and(fits) from judged)
    )
    select "packId", fits, before, moved.stock as after
    from judged left join moved on moved.id = "packId" order by "packId"`.execute(trx)
  return rows
}
