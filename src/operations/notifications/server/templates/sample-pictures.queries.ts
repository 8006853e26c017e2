import type { Db } from '#database/connect.ts'

/** The keys of the first pictures of two products, which stand for those of the sample order. */
export async function findSamplePictures(db: Db): Promise<string[]> {
  const pictures = await db
    .selectFrom('product_pictures')
    .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
    .select('pictures.key')
    .where('position', '=', 1)
    .orderBy('product_id')
    .limit(2)
    .execute()
  return pictures.map(({ key }) => key)
}
