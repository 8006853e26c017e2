/** The longest text that the search takes. */
export const longestSearch = 80

/** Whether a text is enough to search for: two characters, or one digit, because the first orders have short numbers. */
export const isSearchable = (text: string) => /^\d$/.test(text) || Array.from(text).length >= 2
