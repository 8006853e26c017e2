import type { Sentence } from '#words/sentences.ts'
import type { TimelineLine } from '../../history-contract.ts'

/** The content of a timeline entry: its subject, its sentence, and the fields of its kind. */
export type EntryContent = Pick<TimelineLine, 'about'> & { text: Sentence } & Partial<
    Pick<TimelineLine, 'quote' | 'link'>
  >

/** A timeline entry; `key` is unique within the timeline. */
export type TimelineEntry = EntryContent & { key: string; at: Date; actor?: string | null; noteId?: number }
