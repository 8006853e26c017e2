/** Shown when a request gets no answer. */
export const noConnection = 'Couldn’t connect to the shop. Check your internet connection and try again.'
