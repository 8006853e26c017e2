/**
 * A name that is safe in a mail: someone may register as `evil.com` with another person's address, and mail programs
 * would turn it into a link. A full stop before two letters gets a space, so `K.Raj` becomes `K. Raj`; initials stay.
 */
export const mailSafeName = (name: string) => name.replaceAll(/\.(?=[\p{L}\p{M}]{2})/gu, '. ')
