import { sql } from 'kysely'

/** Units of a batch that belong to an order line. */
export type BatchOfLine = { code: string; best_before: string; units: number }

/** The batches of an order line, earliest expiry first; null if its goods have no dates. */
export const orderLineBatches = sql<BatchOfLine[] | null>`(
  select jsonb_agg(jsonb_build_object('code', code, 'best_before', to_char(best_before, 'YYYY-MM-DD'), 'units', units) order by best_before, batches.id)
  from (select batch_id, -sum(delta)::integer as units from stock_moves
    where stock_moves.order_id = order_items.order_id and stock_moves.pack_id = order_items.pack_id and batch_id is not null
    group by batch_id having sum(delta) < 0) as got
  join batches on batches.id = got.batch_id)`
