import type { Db } from '#database/connect.ts'
import type { PaperSize } from '../../paper-size-contract.ts'

/** `layout` is the version of the code that drew the file. */
export type FileKey = { document_id: number; paper_size: PaperSize; layout: number }

/** The stored PDF of a document; undefined if it was not drawn yet. */
export async function findFile(db: Db, { document_id, paper_size, layout }: FileKey) {
  const file = await db
    .selectFrom('document_files')
    .select('bytes')
    .where('document_id', '=', document_id)
    .where('paper_size', '=', paper_size)
    .where('layout', '=', layout)
    .executeTakeFirst()
  // The embedded database returns plain bytes.
  return file && Buffer.from(file.bytes)
}

/** Stores a PDF, unless another process has just stored it. @returns whether it was stored */
export const insertFile = async (db: Db, key: FileKey, bytes: Buffer) =>
  (await db
    .insertInto('document_files')
    .values({ ...key, bytes })
    .onConflict((kept) => kept.columns(['document_id', 'paper_size', 'layout']).doNothing())
    .returning('document_id')
    .executeTakeFirst()) !== undefined
