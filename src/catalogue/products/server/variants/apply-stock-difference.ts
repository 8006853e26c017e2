type StockInput = { stock?: number | undefined; stock_was?: number | undefined }

/** Applies the typed difference instead of the typed number, so that units sold while the form was open stay sold. */
export const applyStockDifference = ({ stock, stock_was }: StockInput, before: { stock: number }) =>
  stock === undefined ? before.stock : stock_was === undefined ? stock : before.stock + stock - stock_was
