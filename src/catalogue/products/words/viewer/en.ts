/** The buttons of the viewer that enlarges a product's images. */
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const previous = 'Previous image'
export const next = 'Next image'
