/** A mail's id in the signs that a file's name and a `Message-ID` may have: a part of it can be anything a caller made up. */
export const safeMailId = (id: string) => id.replaceAll(/[^\w.:-]/g, '-')
