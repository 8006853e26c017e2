/** A chunk failed to load: the network is down, or a new release has replaced the files. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

export const throwChunkLoadError = (cause: unknown): never => {
  throw new ChunkLoadError('', { cause })
}

/** Whether the shop can be reached; an error response counts as well. */
export const isShopReachable = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
