import { encodeUpload } from '#catalogue/pictures/server/encoding/encode-upload.ts'
import { appendPicture } from '#catalogue/products/server/products/append-picture.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import {
  type ClaimedPicture,
  claimWaitingPicture,
  endWaitingPicture,
  isUploadNeeded,
  renewPictureLease,
} from './waiting-pictures.queries.ts'

/** A photo that ended three servers would end the fourth. */
const maxTries = 3

/**
 * A job: encodes the photos that wait, one after the other, and adds each to its product. If the process dies, another
 * one goes on where it stopped; a photo is never added twice, because its key is the hash of its file.
 */
export async function addWaitingPictures(parts: Parts, stopping?: AbortSignal) {
  const { db, clock, log } = parts
  while (!stopping?.aborted) {
    const first = leaseEnd(clock.now())
    const claimed = await claimWaitingPicture(db, clock.now(), first)
    if (!claimed) return
    try {
      await whileLeased({ clock, first, renew: (_, until) => renewPictureLease(db, claimed, until) }, () =>
        addClaimed(parts, claimed),
      )
      if (!(await isUploadNeeded(db, claimed.upload_key))) await parts.media.delete(claimed.upload_key)
    } catch (error) {
      if (error instanceof DatabaseDown) throw error
      // The lease ends by itself, and the photo is tried again.
      log.error({ err: error, picture: claimed.id }, 'an uploaded photo could not be added')
    }
  }
}

async function addClaimed(parts: Parts, claimed: ClaimedPicture) {
  const { db, clock, media } = parts
  const refuse = (reason: 'damaged' | 'lost' | 'interrupted') =>
    endWaitingPicture(db, claimed, { state: 'refused', reason }, clock.now())
  if (claimed.tries > maxTries) return refuse('interrupted')
  const upload = await media.get(claimed.upload_key)
  if (!upload) return refuse('lost')
  const encoded = await encodeUpload({ media }, upload)
  if (!encoded.ok) return refuse('damaged')
  const actor = { id: claimed.actor_id, name: claimed.actor_name }
  return appendPicture(
    parts,
    { productId: claimed.product_id, picture: encoded.picture, actor },
    (trx, added) =>
      endWaitingPicture(
        trx,
        claimed,
        added.ok ? { state: 'added' } : { state: 'refused', reason: added.reason },
        clock.now(),
      ),
  )
}
