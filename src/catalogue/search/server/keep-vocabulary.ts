import type { Parts } from '#parts.ts'
import { createVocabulary, type Vocabulary } from './matching/vocabulary.ts'
import { listSynonyms } from './synonyms.queries.ts'

/** The vocabulary of the current catalogue version, which each change of synonyms raises. */
export function keepVocabulary({ db, catalogueVersion }: Pick<Parts, 'db' | 'catalogueVersion'>) {
  let known: { synonyms: string; vocabulary: Vocabulary } | undefined
  let readAt: number | undefined
  return async (): Promise<Vocabulary> => {
    const version = await catalogueVersion.current()
    if (known && readAt === version) return known.vocabulary
    const synonyms = await listSynonyms(db)
    const text = JSON.stringify(synonyms)
    if (known?.synonyms !== text) known = { synonyms: text, vocabulary: createVocabulary(synonyms) }
    readAt = version
    return known.vocabulary
  }
}
