/** Tells a form from all others. Not `randomUUID`, which a browser has only where the page is encrypted. */
export const newFormKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
