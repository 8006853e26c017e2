/** The unique key of a form. Not `randomUUID`, which browsers only offer over HTTPS. */
export const newFormKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
