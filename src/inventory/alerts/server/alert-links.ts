import { type Language, pathIn } from '#words/language.ts'

/** The page of a mailed link, which lists, confirms and cancels the alerts of its recipient. */
export const alertsUrl = (publicUrl: string, language: Language, linkKey: string) =>
  publicUrl + pathIn(language, `/alerts/${linkKey}`)

/** Where a mail program cancels all alerts with one click (RFC 8058). */
export const oneClickUrl = (publicUrl: string, linkKey: string) =>
  `${publicUrl}/api/stock-alerts/by-link/${linkKey}/cancel`

/**
 * The beginning of the subject key of a mail about an alert: whose it is, for the export and the erasure of an account, and
 * the alert.
 */
export const alertSubjectKey = ({ id, user_id }: { id: number; user_id: number | null }) =>
  `${user_id === null ? 'visitor' : `u${user_id}`}-${id}`

/** The alert of a mail by its subject key. */
export const alertIdOf = (subjectKey: string) => Number(subjectKey.split('-')[1])
