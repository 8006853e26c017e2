/**
 * First segments of the shop's other URLs, language prefixes among them, and segments that stand where these have the
 * name: no customer's name may look like one. The router ignores case.
 */
const reservedWords =
  /^(admin|api|address|assets|categories|help|orders|pictures|product|profile|razorpay-emulator|ta)$/i

/** A customer's name as a path segment (decision P3); `me` if the name is a reserved word. */
export const nameInPath = (name: string) => (reservedWords.test(name) ? 'me' : encodeURIComponent(name))
