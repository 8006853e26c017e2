/** The bundle is unpublished or deleted, or one of its parts is not sold any more. */
export const bundleGone: string = 'This bundle is no longer available.'
