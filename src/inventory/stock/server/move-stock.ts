import { sql, type Transaction } from 'kysely'
import { raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { planLines } from '#inventory/batches/server/plan-lines.ts'
import { readShelf } from '#inventory/batches/server/shelf.queries.ts'
import type { StockChange } from './stock-change.ts'

type Trx = Transaction<Database>

/** `packId` is the first that had too little, or is not sold any more. */
type MoveStock = { ok: true } | { ok: false; packId: number }

/**
 * The only way stock moves: all of the changes or none, each with its line in the ledger, in one statement, so that the
 * sum of a pack's lines is its stock. After a refusal the transaction may go on; nothing has moved, but for what may not be
 * sold any more. A pack that has batches is judged twice: the first statement locks it and moves nothing.
 */
export async function moveStock(trx: Trx, changes: StockChange[], now: Date): Promise<MoveStock> {
  const moves = netMoves(changes)
  if (moves.length === 0) return { ok: true }
  const judged = await write(trx, { moves, lines: changes, byBatch: false }, now)
  const refused = judged.find(({ fits }) => !fits)
  if (!judged.some(({ hasBatches }) => hasBatches))
    return refused ? { ok: false, packId: refused.packId } : tellSoldOut(trx, judged)
  return moveBatches(trx, { changes, tooFew: refused?.packId }, now)
}

/** The packs are locked: what is read of their batches stays so. */
async function moveBatches(
  trx: Trx,
  { changes, tooFew }: { changes: StockChange[]; tooFew: number | undefined },
  now: Date,
): Promise<MoveStock> {
  const plan = planLines(changes, await readShelf(trx, changes, now))
  const packId = tooFew ?? plan.tooFew
  const lines = packId === undefined ? plan.lines : plan.upkeep
  const moves = netMoves(lines)
  if (moves.length > 0) await tellSoldOut(trx, await write(trx, { moves, lines, byBatch: true }, now))
  return packId === undefined ? { ok: true } : { ok: false, packId }
}

async function tellSoldOut(trx: Trx, judged: Judged[]): Promise<MoveStock> {
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
type Judged = {
  packId: number
  fits: boolean
  hasBatches: boolean
  before: number | null
  after: number | null
}
type Written = {
  moves: Move[]
  lines: StockChange[]
  /** Each line says its batch, or is of none. */
  byBatch: boolean
}

/**
 * Rows are locked in the order of their ids, so that no two deadlock: an update alone locks them in any order. What is
 * judged is the row as it is once it is locked.
 * @returns what became of each pack, by id
 */
async function write(trx: Trx, { moves, lines, byBatch }: Written, now: Date): Promise<Judged[]> {
  const noted = lines.filter(({ by }) => by !== 0)
  const { rows } = await sql<Judged>`
    with moves as (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        as move ("packId" integer, by integer, "isSold" boolean)
    ), locked as (
      select id, stock, on_sale, has_batches from packs where id in (select "packId" from moves) order by id for no key update
    ), judged as (
      select "packId", by, stock as before,
        coalesce(stock >= -by and (on_sale or not "isSold"), false) as fits,
        coalesce(has_batches, false) as "hasBatches"
      from moves left join locked on id = "packId"
    ), verdict as (
      select bool_and(fits and (not "hasBatches" or ${byBatch})) as "isRight" from judged
    ), lines as (
      select * from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
        as line ("packId" integer, by integer, reason text, "batchId" integer, "orderId" integer, actor jsonb, note text, "formKey" text)
    ), moved as (
      update packs set stock = before + by from judged
      where packs.id = "packId" and (select "isRight" from verdict)
      returning packs.id, packs.stock
    ), batched as (
      update batches set left_units = left_units + shift.by, aside_units = aside_units - shift.aside
      from (select "batchId", sum(by) as by, coalesce(sum(by) filter (where reason in ('too_old', 'recalled')), 0) as aside
        from lines where "batchId" is not null group by "batchId") as shift
      where batches.id = "batchId" and (select "isRight" from verdict)
    ), noted as (
      insert into stock_moves (pack_id, batch_id, delta, reason, order_id, actor_id, actor_name, note, form_key, moved_at)
      select "packId", "batchId", by, reason, "orderId", (actor->>'id')::integer, actor->>'name', note, "formKey", ${now}
      from lines where (select "isRight" from verdict)
    )
    select "packId", fits, "hasBatches", before, moved.stock as after
    from judged left join moved on moved.id = "packId" order by "packId"`.execute(trx)
  return rows
}
