/** Words that other addresses of the shop begin with, a language's among them, or have where these have the name. The router ignores case. */
const taken =
  /^(admin|api|address|assets|categories|help|orders|pictures|product|profile|razorpay-emulator|ta)$/i

/** A customer's name as their pages' addresses carry it (decision P3). Whoever is called like another page is `me` there. */
export const nameInPath = (name: string) => (taken.test(name) ? 'me' : encodeURIComponent(name))
