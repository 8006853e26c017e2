/** What a database's column for whole numbers, and so an id, holds at most. */
export const largestInteger = 2 ** 31 - 1
