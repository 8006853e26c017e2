/** Whether a shop can have sold anything on this day, as `2026-06-15`: any other is a slip, or a year not typed to its end. */
export const isPlausibleDay = (day: string) => day >= '2000-01-01' && day <= '2099-12-31'
