/** What stands for an answer when none came. */
export const noConnection = 'No connection to the shop. Please check your network and try again.'
