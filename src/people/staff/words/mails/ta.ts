// You’re invited to work in ${shop}
export const invitationSubject = ({ shop }: { shop: string }) => `${shop} கடையில் பணிபுரிய உங்களுக்கு அழைப்பு`
// ${who} has invited you to work in ${shop}. Open this link to join:
export const invited = ({ who, shop }: { who: string; shop: string }) =>
  `${shop} கடையில் பணிபுரிய ${who} உங்களை அழைத்துள்ளார். சேர இந்த இணைப்பைத் திறக்கவும்:`
// Join the staff
export const acceptInvitation = 'கடைப் பணியாளராகச் சேரவும்'
// This link works once and expires in ${days} days. If you don’t expect this invitation, ignore this email.
export const invitationWorksOnce = ({ days }: { days: number }) =>
  `இந்த இணைப்பை ஒருமுறை மட்டுமே பயன்படுத்தலாம்; ${days} நாட்களில் காலாவதியாகும். இந்த அழைப்பை நீங்கள் எதிர்பார்க்கவில்லை என்றால், இந்த மின்னஞ்சலைப் புறக்கணியுங்கள்.`
