/**
 * First segments of the shop's other URLs, language prefixes, and second segments of customers' pages: a customer's
 * name must not equal one. The router ignores case.
 */
const reservedWords =
  /^(admin|alerts|api|address|assets|bundle|categories|help|join|orders|pictures|product|profile|razorpay-emulator|stories|ta)$/i

/** A customer's name as a path segment (decision P3); `me` if the name is a reserved word. */
export const nameInPath = (name: string) => (reservedWords.test(name) ? 'me' : encodeURIComponent(name))
