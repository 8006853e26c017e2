import { sql } from 'kysely'

/**
 * Units of a line of `return_lines` that a return is about: those that arrived, or all if the customer keeps the goods.
 */
export const unitsOfReturn = sql<number>`coalesce(return_lines.received, return_lines.quantity)`

/**
 * Units of an order line that replacements stand for, in a query over `order_items`. Units whose replacement was returned
 * and refunded are none of them: the refund is one of this line.
 */
export const unitsReplaced = sql<number>`((select coalesce(sum(${unitsOfReturn}), 0)::integer
    from return_lines join returns on returns.id = return_id and returns.state = 'replaced'
    where return_lines.order_item_id = order_items.id)
  - (select coalesce(sum(${unitsOfReturn}), 0)::integer
    from order_items as again join return_lines on return_lines.order_item_id = again.id
      join returns on returns.id = return_id and returns.state = 'refunded'
    where again.replaces_item_id = order_items.id))`
