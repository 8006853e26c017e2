/** As a merchant types them, in the order in which JavaScript counts them. */
export const weekDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
