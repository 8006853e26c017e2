/** A new idempotency key for a form. Not from `randomUUID`, which browsers only offer over HTTPS. */
export const newFormKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
