import type * as en from './en.ts'

// Effective from 25 November 2026
export const inForce = '2026 நவம்பர் 25 முதல் நடைமுறையில் உள்ளது'

// Questions
export const questions = 'கேள்விகள்'
// [ 'Email ', email, ' or call ', phone, `. Our postal address is ${legalName}, ${address}.` ]
export const whomToAsk: typeof en.whomToAsk = ({ email, phone, legalName, address }) => [
  email,
  ' என்ற இமெயிலுக்கு எழுதுங்கள், அல்லது ',
  phone,
  ` என்ற நம்பருக்குக் கூப்பிடுங்கள். கடிதம் அனுப்ப: ${legalName}, ${address}.`,
]
