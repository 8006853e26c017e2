import { sql, type Transaction } from 'kysely'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import { sendWithNext } from '#database/pipelining.ts'
import type { Database } from '#database/schema.ts'
import { allocateBatches } from '#inventory/batches/server/allocate-batches.ts'
import { readBatchStock } from '#inventory/batches/server/batch-stock.queries.ts'
import type { StockChange } from './stock-change.ts'

type Trx = Transaction<Database>

/** `packId`: the first pack with too little stock, or that is not on sale any more. */
type MoveStockResult = { ok: true } | { ok: false; packId: number }

/**
 * The only way to change stock: all changes or none, each with a row in `stock_moves`, so that the sum of a pack’s
 * movements is its stock. Reserved units get their rows in `reservations` in the same statement. After a refusal the transaction can go on: nothing has moved except into and out of
 * quarantine.
 */
export async function moveStock(trx: Trx, changes: StockChange[], now: Date): Promise<MoveStockResult> {
  const moves = netMoves(changes)
  if (moves.length === 0) return { ok: true }
  const packs = await lockPacks(trx, moves)
  const shortPackId = moves.find((move) => !fits(move, packs.get(move.packId)))?.packId
  const plan = [...packs.values()].some(({ has_batches }) => has_batches)
    ? await planBatches(trx, { changes, shortPackId }, now)
    : { lines: shortPackId === undefined ? changes : [], shortPackId }
  const written = netMoves(plan.lines)
  if (written.length > 0) await writeMovements(trx, { moves: written, lines: plan.lines }, now)
  if (written.some((move) => isSoldOutOrBack(move, packs.get(move.packId)))) await bumpCatalogueVersion(trx)
  return plan.shortPackId === undefined ? { ok: true } : { ok: false, packId: plan.shortPackId }
}

/** The lines to write, and the first pack with too few units in its batches, if not already one in `shortPackId`. */
async function planBatches(
  trx: Trx,
  { changes, shortPackId }: { changes: StockChange[]; shortPackId: number | undefined },
  now: Date,
) {
  const plan = allocateBatches(changes, await readBatchStock(trx, changes, now))
  const short = shortPackId ?? plan.shortPackId
  return { lines: short === undefined ? plan.lines : plan.quarantineLines, shortPackId: short }
}

type Move = { packId: number; by: number; isSellable: boolean }

/** The net change per pack, by id. A net change of 0 is checked as well: the pack may not be on sale any more. */
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
  return [...net.values()].toSorted((one, other) => one.packId - other.packId)
}

type LockedPack = { id: number; stock: number; on_sale: boolean; has_batches: boolean }

/**
 * Locks variants by ascending id to avoid deadlocks, because an update alone locks in any order. It is a statement of its
 * own, because an update in the same statement would look at the version from before the wait: if an order line still
 * refers to that version, Postgres makes the update wait for those who wait for it.
 */
async function lockPacks(trx: Trx, moves: Move[]) {
  const packs: LockedPack[] = await trx
    .selectFrom('packs')
    .select(['id', 'stock', 'on_sale', 'has_batches'])
    .where(
      'id',
      'in',
      moves.map(({ packId }) => packId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(packs.map((pack) => [pack.id, pack]))
}

/** Whether a variant has the stock for a move and, for a sale, is on sale. */
const fits = ({ by, isSellable }: Move, pack: LockedPack | undefined) =>
  pack !== undefined && pack.stock + by >= 0 && (pack.on_sale || !isSellable)

/** Whether the move takes a variant's last units, or is the first into an empty one. */
const isSoldOutOrBack = ({ by }: Move, pack: LockedPack | undefined) =>
  pack !== undefined && (pack.stock === 0) !== (pack.stock + by === 0)

/**
 * Changes the stock of locked variants, and of the batches that the lines name, and writes their rows. An order reserves a
 * variant once, while it is placed: reserving it again is an error of the caller.
 */
async function writeMovements(
  trx: Trx,
  { moves, lines }: { moves: Move[]; lines: StockChange[] },
  now: Date,
): Promise<void> {
  const noted = lines.filter(({ by }) => by !== 0)
  const written = sql`
    with moved as (
      update packs set stock = stock + by
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move ("packId" integer, by integer)
      where id = "packId"
    ), lines as (
      select * from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
        as line ("packId" integer, by integer, reason text, "batchId" integer, "orderId" integer, reservation jsonb,
          actor jsonb, note text, "formKey" text)
    ), batched as (
      update batches set left_units = left_units + shift.by, aside_units = aside_units - shift.aside
      from (select "batchId", sum(by) as by, coalesce(sum(by) filter (where reason in ('too_old', 'recalled')), 0) as aside
        from lines where "batchId" is not null group by "batchId") as shift
      where batches.id = "batchId"
    ), reserved as (
      insert into reservations (order_id, pack_id, quantity, reserved_since, expires_at)
      select "orderId", "packId", -sum(by), (reservation->>'since')::timestamptz, (reservation->>'expiresAt')::timestamptz
      from lines where reservation is not null group by "orderId", "packId", reservation
    )
    insert into stock_moves (pack_id, batch_id, delta, reason, order_id, actor_id, actor_name, note, form_key, moved_at)
    select "packId", "batchId", by, reason, "orderId", (actor->>'id')::integer, actor->>'name', note, "formKey", ${now}
    from lines`.execute(trx)
  await sendWithNext(trx, written)
}
