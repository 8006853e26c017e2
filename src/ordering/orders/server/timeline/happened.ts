import type { Sentence } from '#words/sentences.ts'
import type { TimelineLine } from '../../history-contract.ts'

/** What a line of the timeline says: what it is about, its sentence, and what belongs to its kind alone. */
export type Told = Pick<TimelineLine, 'about'> & { text: Sentence } & Partial<
    Pick<TimelineLine, 'quote' | 'link'>
  >

/** A line, whoever knows of it; `key` tells it from the others. */
export type Happened = Told & { key: string; at: Date; actor?: string | null; noteId?: number }

/** A line that is left out where an event of the same moment tells it. */
export type ToldTwice = Happened & { sameAsEvent?: true }
