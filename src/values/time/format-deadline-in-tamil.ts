/** The days of the week from Sunday, each as Tamil says that something comes by it: the ending belongs to the word. */
const within = ['ஞாயிறுக்குள்', 'திங்களுக்குள்', 'செவ்வாய்க்குள்', 'புதனுக்குள்', 'வியாழனுக்குள்', 'வெள்ளிக்குள்', 'சனிக்குள்']
const month = new Intl.DateTimeFormat('ta-IN', { timeZone: 'UTC', month: 'long' })

/** A day, given as `2026-12-04`, by which something comes: `டிசம்பர் 4, வெள்ளிக்குள்`. */
export function formatDeadlineInTamil(day: string) {
  const moment = new Date(`${day}T00:00:00Z`)
  // The month comes first, as people write it; the locale's own order is that of English.
  return `${month.format(moment)} ${moment.getUTCDate()}, ${within[moment.getUTCDay()]}`
}
