// What each of the four policies begins and ends with; their names are among the footer’s words.

/** The day from which the demo’s four policies have been in force as they are. */
export const inForce = 'Effective from 25 November 2026'

export const questions = 'Questions'
type Asked<Part> = { email: Part; phone: Part; legalName: string; address: string }
export const whomToAsk = <Part>({ email, phone, legalName, address }: Asked<Part>) => [
  'Email ',
  email,
  ' or call ',
  phone,
  `. Our postal address is ${legalName}, ${address}.`,
]
