/** Who imports, and when. */
export type ImportAuthor = { importId: number; actor: { id: number; name: string }; now: Date }
