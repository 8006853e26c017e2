/** What each of the four policies begins and ends with; their names stand with the footer's. */
/** The day from which the demo's four policies say what they say now. */
export const inForce = 'In force since 25 November 2026'

export const questions = 'Questions'
type Asked<Part> = { email: Part; phone: Part; legalName: string; address: string }
export const whomToAsk = <Part>({ email, phone, legalName, address }: Asked<Part>) => [
  'Write to ',
  email,
  ' or call ',
  phone,
  `. Letters reach us at ${legalName}, ${address}.`,
]
