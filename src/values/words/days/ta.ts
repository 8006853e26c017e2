import { byDayInTamil } from '../../time/by-day-in-tamil.ts'
import type * as en from './en.ts'

// dayInWords(day, 'en-IN')
export const byDay: typeof en.byDay = ({ day }) => byDayInTamil(day)
