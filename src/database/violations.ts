/** Whether the database refused a write because of this constraint or unique index. */
export const isViolation = (error: unknown, constraint: string) =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint
