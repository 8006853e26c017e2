import type { Db } from '#database/connect.ts'
import { createRenderThread } from '#pdf/render-thread.ts'
import type { PaperSize } from '../../paper-size-contract.ts'
import { type FileKey, findFile, insertFile } from './document-files.queries.ts'
import type { DocumentFile } from './draw-document-file.ts'
import type { PrintableDocument } from './printable-documents.queries.ts'

/** Increase it when documents that were issued before should be drawn again, with a corrected layout. */
const layout = 1

const thread = createRenderThread<DocumentFile>({ script: new URL('./document-worker.ts', import.meta.url) })

export type StoredDocument = PrintableDocument & { id: number }

/**
 * The PDF of a document, drawn once and then stored. If two processes draw it at the same time, both return the one that
 * was stored.
 * @throws when it could not be drawn
 */
export const readDocumentFile = async (db: Db, document: StoredDocument, size: PaperSize): Promise<Buffer> =>
  (await findFile(db, keyOf(document, size))) ?? (await drawAndStore(db, document, size))

/** Like `readDocumentFile`, but undefined if it isn't stored and too many files wait to be drawn. */
export async function readDocumentFileUnlessBusy(db: Db, document: StoredDocument, size: PaperSize) {
  const stored = await findFile(db, keyOf(document, size))
  if (stored) return stored
  return thread.isFull() ? undefined : drawAndStore(db, document, size)
}

const keyOf = ({ id }: StoredDocument, paper_size: PaperSize): FileKey => ({
  document_id: id,
  paper_size,
  layout,
})

async function drawAndStore(db: Db, document: StoredDocument, size: PaperSize) {
  const key = keyOf(document, size)
  const drawn = await thread.render({ document, size })
  if (await insertFile(db, key, drawn)) return drawn
  return (await findFile(db, key)) ?? drawn
}
