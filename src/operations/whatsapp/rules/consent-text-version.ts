/**
 * The version of the text beside the box. Raise it with every change of that text: the record of a consent contains only the
 * version.
 */
export const consentTextVersion = 1
