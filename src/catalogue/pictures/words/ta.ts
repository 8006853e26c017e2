// There’s no image with this title yet.
export const noPictureOfTitle = 'இந்தத் தலைப்பில் இன்னும் படம் இல்லை.'
// Image not found.
export const noSuchPicture = 'அப்படி ஒரு படம் இல்லை.'
// This image is still being processed. Try again in a moment.
export const beingPrepared = 'இந்தப் படம் தயாராகிறது. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
