import { sql, type Transaction } from 'kysely'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { allocateBatches } from '#inventory/batches/server/allocate-batches.ts'
import { readBatchStock } from '#inventory/batches/server/batch-stock.queries.ts'
import type { StockChange } from './stock-change.ts'

type Trx = Transaction<Database>

/** `packId`: the first pack with too little stock, or that is not on sale any more. */
type MoveStockResult = { ok: true } | { ok: false; packId: number }

/**
 * The only way to change stock: all changes or none, each with a row in `stock_moves`, in one statement, so that the
 * sum of a pack’s movements is its stock. After a refusal the transaction can go on: nothing has moved except into
 * and out of quarantine. A pack with batches is checked twice: the first statement only locks it.
 */
export async function moveStock(trx: Trx, changes: StockChange[], now: Date): Promise<MoveStockResult> {
  const moves = netMoves(changes)
  if (moves.length === 0) return { ok: true }
  const checked = await writeMovements(trx, { moves, lines: changes, byBatch: false }, now)
  const refused = checked.find(({ fits }) => !fits)
  if (!checked.some(({ hasBatches }) => hasBatches))
    return refused ? { ok: false, packId: refused.packId } : raiseVersionOnSoldOut(trx, checked)
  return moveBatches(trx, { changes, shortPackId: refused?.packId }, now)
}

/** The packs are locked, so their batches cannot change. */
async function moveBatches(
  trx: Trx,
  { changes, shortPackId }: { changes: StockChange[]; shortPackId: number | undefined },
  now: Date,
): Promise<MoveStockResult> {
  const plan = allocateBatches(changes, await readBatchStock(trx, changes, now))
  const packId = shortPackId ?? plan.shortPackId
  const lines = packId === undefined ? plan.lines : plan.quarantineLines
  const moves = netMoves(lines)
  if (moves.length > 0)
    await raiseVersionOnSoldOut(trx, await writeMovements(trx, { moves, lines, byBatch: true }, now))
  return packId === undefined ? { ok: true } : { ok: false, packId }
}

/** Raises the catalogue version if a variant has sold out or is in stock again. */
async function raiseVersionOnSoldOut(trx: Trx, checked: CheckedPack[]): Promise<MoveStockResult> {
  if (checked.some(({ before, after }) => (before === 0) !== (after === 0))) await bumpCatalogueVersion(trx)
  return { ok: true }
}

type Move = { packId: number; by: number; isSellable: boolean }

/** The net change per pack. A net change of 0 is checked as well: the pack may not be on sale any more. */
function netMoves(changes: StockChange[]): Move[] {
  const net = new Map<number, Move>()
  for (const { packId, by, isSellable = false } of changes) {
    const before = net.get(packId)
    net.set(packId, {
      packId,
      by: (before?.by ?? 0) + by,
      isSellable: isSellable || (before?.isSellable ?? false),
    })
  }
  return [...net.values()]
}

/** `before` and `after` are null for a pack that does not exist. */
type CheckedPack = {
  packId: number
  fits: boolean
  hasBatches: boolean
  before: number | null
  after: number | null
}
type WriteInput = {
  moves: Move[]
  lines: StockChange[]
  /** Whether each line names its batch (or has none). */
  byBatch: boolean
}

/**
 * Locks rows by ascending id to avoid deadlocks, because an update alone locks in any order, and checks the rows as
 * they are once locked.
 * @returns the result per pack, by id
 */
async function writeMovements(
  trx: Trx,
  { moves, lines, byBatch }: WriteInput,
  now: Date,
): Promise<CheckedPack[]> {
  const noted = lines.filter(({ by }) => by !== 0)
  const { rows } = await sql<CheckedPack>`
    with moves as (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        as move ("packId" integer, by integer, "isSellable" boolean)
    ), locked as (
      select id, stock, on_sale, has_batches from packs where id in (select "packId" from moves) order by id for no key update
    ), judged as (
      select "packId", by, stock as before,
        coalesce(stock >= -by and (on_sale or not "isSellable"), false) as fits,
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
