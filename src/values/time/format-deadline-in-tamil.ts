/** The weekdays from Sunday in the Tamil form for "by": the suffix is part of the word. */
const within = ['ஞாயிறுக்குள்', 'திங்களுக்குள்', 'செவ்வாய்க்குள்', 'புதனுக்குள்', 'வியாழனுக்குள்', 'வெள்ளிக்குள்', 'சனிக்குள்']
const month = new Intl.DateTimeFormat('ta-IN', { timeZone: 'UTC', month: 'long' })

/** A deadline, given as `2026-12-04`: `டிசம்பர் 4, வெள்ளிக்குள்`. */
export function formatDeadlineInTamil(day: string) {
  const moment = new Date(`${day}T00:00:00Z`)
  // The month comes first in Tamil; the locale's own format uses the English order.
  return `${month.format(moment)} ${moment.getUTCDate()}, ${within[moment.getUTCDay()]}`
}

const weekdays = ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி']

/** A day, given as `2026-12-04`, in the same form: `டிசம்பர் 4, வெள்ளி`. */
export function formatDayInTamil(day: string) {
  const moment = new Date(`${day}T00:00:00Z`)
  return `${month.format(moment)} ${moment.getUTCDate()}, ${weekdays[moment.getUTCDay()]}`
}
