import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { pictureEndpoints, TitledPicture } from '#catalogue/pictures/contract.ts'

/** Pictures in the order of their titles; `failed` when one could not be asked for, which is not the same as none. */
export type TitledPictures = { pictures: (TitledPicture | null)[]; failed: boolean }

/** What some titles show. A title without a picture gives null; a page never fails for a picture. */
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
