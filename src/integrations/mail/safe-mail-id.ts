/**
 * Replaces characters that a file name or `Message-ID` must not have, because a part of the id can be any text from a
 * caller.
 */
export const safeMailId = (id: string) => id.replaceAll(/[^\w.:-]/g, '-')
