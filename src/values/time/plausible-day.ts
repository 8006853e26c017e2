/**
 * Whether the day, as `2026-06-15`, is in this century, and so a plausible date for sales: others are typing errors or
 * incomplete years.
 */
export const isPlausibleDay = (day: string) => day >= '2000-01-01' && day <= '2099-12-31'
