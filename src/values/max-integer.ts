/** The maximum of an integer column, and so of an id. */
export const maxInteger = 2 ** 31 - 1
