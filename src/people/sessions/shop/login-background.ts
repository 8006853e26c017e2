import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { pictureEndpoints } from '#catalogue/pictures/contract.ts'
import type { PictureView } from '#values/pictures/picture.ts'

/** `failed` only if the request failed; a shop without a picture has a plain background. */
export type LoginBackground = { picture: PictureView | null; narrow: PictureView | null; failed: boolean }

export const backgroundSizes = '100vw'

/** The page's largest image (LCP), for a preload hint in the head; null if there is no picture. */
export const lcpImageOf = ({ picture, narrow }: LoginBackground) =>
  picture && { largest: { picture, narrow, sizes: backgroundSizes } }

/**
 * Loads the background picture of the login pages (specification §2.4). It never throws: a failure must not fail the
 * page.
 */
export async function loadLoginBackground(args: LoaderFunctionArgs): Promise<LoginBackground> {
  try {
    const { picture, phone_picture } = await apiOf<typeof pictureEndpoints>(args)(
      'GET /images/title/{title}',
      { params: { title: 'loginBg' } },
    )
    return { picture, narrow: phone_picture, failed: false }
  } catch (error) {
    const failed = !(error instanceof Error && 'status' in error && error.status === 404)
    return { picture: null, narrow: null, failed }
  }
}
