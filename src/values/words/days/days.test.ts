import { expect, test } from 'vitest'
import { daysSentences } from '../index.ts'

// Requirement D-86: Tamil delivery dates read the way people say them; Tamil has one word for colours and one for
//   preservatives.
test.each([
  ['2026-12-04', 'Fri, 4 Dec', 'டிசம்பர் 4, வெள்ளிக்குள்'],
  ['2026-06-17', 'Wed, 17 Jun', 'ஜூன் 17, புதனுக்குள்'],
  ['2027-01-03', 'Sun, 3 Jan', 'ஜனவரி 3, ஞாயிறுக்குள்'],
])('delivery by %s reads “%s” and “%s”', (day, english, tamil) => {
  expect(daysSentences.byDay({ day }).in('en')).toBe(english)
  expect(daysSentences.byDay({ day }).in('ta')).toBe(tamil)
})
