/** Paper sizes for documents: sheets, or the narrow roll of a receipt printer. */
export const paperSizes = ['a4', 'roll'] as const
export type PaperSize = (typeof paperSizes)[number]
