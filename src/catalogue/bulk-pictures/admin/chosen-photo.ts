import type { WaitingPicture } from '../contract.ts'

/** A photo that is not uploaded yet, and the product that it is for. */
export type ChosenPhoto = {
  key: string
  file: File
  /** Undefined until it was looked for; null if it was not found. */
  product: WaitingPicture['product'] | null | undefined
  /** Why it can't be uploaded, or was refused. */
  problem?: string | undefined
}

/** Whether the photo can be uploaded. */
export const isReady = (photo: ChosenPhoto) => photo.product != null && photo.problem === undefined
