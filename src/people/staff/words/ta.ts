// Join the staff
export const join = 'கடைப் பணியாளராகச் சேரவும்'
// You’ve been invited to work in ${shop}. Create your account, then log in and set up two-step verification.
export const joinLead = ({ shop }: { shop: string }) =>
  `${shop} கடையில் பணிபுரிய உங்களை அழைத்துள்ளனர். உங்கள் கணக்கை உருவாக்கி, உள்நுழைந்து, இரண்டு-படி சரிபார்ப்பை அமைக்கவும்.`
// I already have an account
export const haveAccount = 'எனக்கு ஏற்கெனவே கணக்கு உள்ளது'
// Log in with it, then open this link again.
export const haveAccountHint = 'அந்தக் கணக்கில் உள்நுழைந்து, இந்த இணைப்பை மீண்டும் திறக்கவும்.'
// You’re logged in as ${name}. Join the staff with this account? It will no longer be able to shop, and you’ll have to log in again.
export const acceptAs = ({ name }: { name: string }) =>
  `${name} என்ற கணக்கில் உள்நுழைந்துள்ளீர்கள். இந்தக் கணக்குடன் பணியாளராகச் சேர வேண்டுமா? அதன் பிறகு இந்தக் கணக்கில் பொருட்கள் வாங்க முடியாது; மீண்டும் உள்நுழைய வேண்டும்.`
// Join with this account
export const acceptInvitation = 'இந்தக் கணக்குடன் சேரவும்'
// Welcome to the staff! Log in to continue.
export const joined = 'வரவேற்கிறோம்! தொடர உள்நுழையவும்.'
// This invitation has been used, withdrawn or has expired. Ask for a new one.
export const invitationOver =
  'இந்த அழைப்பு பயன்படுத்தப்பட்டுவிட்டது, திரும்பப் பெறப்பட்டது அல்லது காலாவதியானது. புதிய அழைப்பைக் கேளுங்கள்.'
// You already work in this shop.
export const alreadyStaff = 'நீங்கள் ஏற்கெனவே இந்தக் கடையின் பணியாளர்.'
// Something went wrong. Try again.
export const notJoined = 'ஏதோ தவறு நடந்தது. மீண்டும் முயற்சிக்கவும்.'
