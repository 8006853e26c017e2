import type { Db } from '#database/connect.ts'
import { type PictureView, pictureUrl } from '#values/pictures/picture.ts'
import type { ListedOrder, Order } from '../../contract.ts'
import { maxListedPictures } from '../../contract.ts'

/** Adds the pictures of its first products to each order of a list, in one statement for all of them. */
export async function withPictures(db: Db, orders: Order[]): Promise<Required<ListedOrder>[]> {
  if (orders.length === 0) return []
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('pictures', 'pictures.id', 'order_items.picture_id')
    .select(['order_id', 'name', 'key', 'width', 'height', 'widths'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('order_items.id')
    .execute()
  const ofOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return orders.map((order) => ({
    ...order,
    pictures: distinct((ofOrder.get(order.id) ?? []).map(toPicture)).slice(0, maxListedPictures),
  }))
}

type Row = { name: string; key: string; width: number; height: number; widths: number[] }

const toPicture = ({ name, key, width, height, widths }: Row): PictureView => ({
  url: pictureUrl(key),
  width,
  height,
  widths,
  alt: name,
})

/** Two sizes of a product have one picture. */
const distinct = (pictures: PictureView[]) => [
  ...new Map(pictures.map((picture) => [picture.url, picture])).values(),
]
