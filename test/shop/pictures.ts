import type { Db } from '#database/connect.ts'

let made = 0

/** Gives a product pictures, of which only the rows exist. @returns their keys */
export async function addPictures(db: Db, productId: number, count = 1) {
  const keys: string[] = []
  for (let position = 1; position <= count; position += 1) {
    made += 1
    const key = String(made).padStart(32, 'a')
    const { id } = await db
      .insertInto('pictures')
      .values({ key, width: 1200, height: 900, widths: [320, 1200], bytes: 1, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('product_pictures')
      .values({ product_id: productId, position, picture_id: id, alt: 'A pack' })
      .execute()
    keys.push(key)
  }
  return keys
}
