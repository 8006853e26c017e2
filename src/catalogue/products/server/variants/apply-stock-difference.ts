type StockInput = { stock?: number | undefined; stock_was?: number | undefined }

/**
 * The stock after an edit: the typed difference to `stock_was` is applied instead of the typed number, so that units
 * sold while the form was open stay sold. Negative if more was removed than is left.
 */
export const applyStockDifference = ({ stock, stock_was }: StockInput, before: { stock: number }) =>
  stock === undefined ? before.stock : stock_was === undefined ? stock : before.stock + stock - stock_was
