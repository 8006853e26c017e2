import { formatDeadlineInTamil } from '../../time/by-day-in-tamil.ts'
import type * as en from './en.ts'

// formatDay(day, 'en-IN')
export const byDay: typeof en.byDay = ({ day }) => formatDeadlineInTamil(day)
