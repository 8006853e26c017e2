/**
 * A name as a mail greets it. Anybody can register or write under the name `evil.com` with a stranger's address, and mail
 * programs make a link of it: a full stop between two words gets its gap, so `Md.Rafi` is `Md. Rafi`. Initials stay as they are.
 */
export const greetedName = (name: string) => name.replaceAll(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. ')
