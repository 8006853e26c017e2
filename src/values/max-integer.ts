/** What a database's column for whole numbers, and so an id, holds at most. */
export const maxInteger = 2 ** 31 - 1
