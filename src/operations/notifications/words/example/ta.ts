// Anitha Raj
export const name = 'அனிதா ராஜ்'
// Owner
export const designation = 'உரிமையாளர்'
export const address = {
  // 12, Nehru Street
  street: '12, நேரு தெரு',
  // India
  country: 'இந்தியா',
}
// Millet Muesli
export const first = 'சிறுதானிய மியூஸ்லி'
// Idli Podi
export const second = 'இட்லி பொடி'
// India Post
export const courier = 'இந்தியா போஸ்ட்'
// We’re sorry about this. We’ll send you a new pack tomorrow.
export const ticketMessage = 'மன்னிக்கவும். புதிய பாக்கெட்டை நாளை அனுப்புகிறோம்.'
// Thank you! Try it with warm milk and a little jaggery too.
export const shopReply = 'நன்றி! சூடான பாலும் கொஞ்சம் வெல்லமும் சேர்த்துச் சாப்பிட்டுப் பாருங்கள்.'
// One of the items was damaged while we were packing it.
export const reason = 'பேக் செய்யும்போது ஒரு பொருள் சேதமாகிவிட்டது.'
