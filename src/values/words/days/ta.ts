import { formatDayInTamil, formatDeadlineInTamil } from '../../time/format-deadline-in-tamil.ts'
import type * as en from './en.ts'

// formatDay(day, 'en-IN')
export const onDay: typeof en.onDay = ({ day }) => formatDayInTamil(day)

// formatDay(day, 'en-IN')
export const byDay: typeof en.byDay = ({ day }) => formatDeadlineInTamil(day)
