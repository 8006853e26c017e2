import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { pictureEndpoints, TitledPicture } from '#catalogue/pictures/contract.ts'

/** Pictures in the order of their titles. `failed`: at least one request failed, which is different from no picture. */
export type TitledPictures = { pictures: (TitledPicture | null)[]; failed: boolean }

/**
 * Loads the pictures of some titles; null for a title without a picture. Never throws, because a page must not fail
 * for a picture.
 */
export async function findTitledPictures(
  args: Pick<LoaderFunctionArgs, 'context'>,
  titles: readonly string[],
): Promise<TitledPictures> {
  const api = apiOf<typeof pictureEndpoints>(args)
  let failed = false
  const find = async (title: string) => {
    try {
      return await api('GET /images/title/{title}', { params: { title } })
    } catch (error) {
      failed ||= !isNotFound(error)
      return null
    }
  }
  const pictures = await Promise.all(titles.map(find))
  return { pictures, failed }
}

const isNotFound = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404
