/** What documents are printed on: sheets, or the narrow roll of a till's printer. */
export const paperSizes = ['a4', 'roll'] as const
export type PaperSize = (typeof paperSizes)[number]
