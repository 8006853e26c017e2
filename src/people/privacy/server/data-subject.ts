/** The person whose data it is. */
export type DataSubject = { id: number; email: string; phone: string }
