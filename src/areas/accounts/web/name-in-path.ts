/** Words that other addresses of the shop begin with, or have where these have the name. The router ignores case. */
const taken = /^(admin|api|address|assets|categories|orders|pictures|product|profile|razorpay-emulator)$/i

/** A customer's name as their pages' addresses carry it (decision P3). Whoever is called like another page is `me` there. */
export const nameInPath = (name: string) => (taken.test(name) ? 'me' : encodeURIComponent(name))
