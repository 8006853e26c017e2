import type { Sentence } from '#words/sentences.ts'
import type { TimelineLine } from '../../history-contract.ts'

/** What a line of the timeline says: what it is about, its sentence, and what belongs to its kind alone. */
export type EntryContent = Pick<TimelineLine, 'about'> & { text: Sentence } & Partial<
    Pick<TimelineLine, 'quote' | 'link'>
  >

/** A line, whoever knows of it; `key` tells it from the others. */
export type TimelineEntry = EntryContent & { key: string; at: Date; actor?: string | null; noteId?: number }

/** An entry that is dropped when an event of the same moment already describes it. */
export type DeduplicatedEntry = TimelineEntry & { sameAsEvent?: true }
