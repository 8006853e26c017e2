/** A marker in a PDF after each order with the number drawn so far, for the progress bar. */
export const progressMarker = 'OrdersDrawn'

/** A marker with the id of an order that has characters no font can print. */
export const unprintableMarker = 'NotAllOfOrder'
