/** Whose data it is. */
export type Owner = { id: number; email: string; phone: string }
