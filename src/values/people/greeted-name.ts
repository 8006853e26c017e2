/**
 * A name as a mail says it. Anybody can register or write under the name `evil.com` or `t.co` with somebody else's address,
 * and mail programs make a link of it: a full stop before two letters gets its gap, so `K.Raj` is `K. Raj`. No domain ends
 * in a single letter, so initials stay as they are.
 */
export const greetedName = (name: string) => name.replaceAll(/\.(?=[\p{L}\p{M}]{2})/gu, '. ')
