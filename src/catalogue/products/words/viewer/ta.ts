// Zoom in
export const zoomIn = 'பெரிதாக்கு'
// Zoom out
export const zoomOut = 'சிறிதாக்கு'
// Previous image
export const previous = 'முந்தைய படம்'
// Next image
export const next = 'அடுத்த படம்'
