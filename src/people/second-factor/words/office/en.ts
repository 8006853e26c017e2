import { wait } from '#values/words/en.ts'

export const passkeyNotAdded = 'Couldn’t add the passkey. Try again.'
export const nameOfPasskey = 'Passkey name'
export const nameOfPasskeyHint = 'Enter a name you’ll recognise, such as My phone.'
export const waitingForDevice = 'Waiting for your device...'
export const addPasskey = 'Add passkey'

export const isItYou = 'Confirm it’s you'
export const whyAgain =
  'You need to confirm it’s you before large refunds, exports, and changes to settings or your login.'

export const noPasskeysHere = 'This browser doesn’t support passkeys. Use another browser.'
export const deviceHasPasskey = 'This device already has one of your passkeys.'
export const passkeyNotUsed = 'The passkey wasn’t used. Try again.'

export const passkeyNotRemoved = 'Couldn’t remove the passkey. Try again.'
export const remove = 'Remove'
export const removePasskey = ({ name }: { name: string }) => `Remove ${name}`
export const removeQuestion = ({ name }: { name: string }) => `Remove ${name}?`
export const removingTheOnlyOne =
  'This is your only passkey. Without it, you’ll log in to the back office with your pin alone, and your recovery codes will stop working.'
export const removingOneOfSeveral = 'You’ll no longer be able to log in with this passkey.'
export const addedAndUsed = ({ added, used }: { added: string; used: string }) =>
  `Added ${added}, last used ${used}`
export const addedNotUsed = ({ added }: { added: string }) => `Added ${added}, not used yet`

export const codeNotChecked = 'Couldn’t check the code. Try again.'
export const recoveryCode = 'Recovery code'
export const recoveryCodeHint = 'Enter all 16 letters and digits. Each code works once.'
export const confirm = 'Confirm'
export const pinNotChecked = 'Couldn’t check your pin. Try again.'
export const yourPin = 'Your pin'
export const passkeyNotChecked = 'Couldn’t check the passkey. Try again.'
export const usePasskeyInstead = 'Use a passkey instead'
export const usePasskey = 'Use passkey'
export const useCodeInstead = 'Use a recovery code instead'

export const codesCopied = 'Codes copied.'
export const codesNotCopied = 'Couldn’t copy the codes. Write them down instead.'
export const yourCodes = 'Your recovery codes'
export const keepCodes =
  'If you lose your device, you can use these codes to log in. Each code works once. Write them down or print them now: they won’t be shown again.'
/** Heading of the file that the codes are saved in. */
export const codesOf = ({ shop }: { shop: string }) => `${shop}: recovery codes`
export const copy = 'Copy'
export const saveAsFile = 'Save as a file'
export const codesKept = 'I’ve saved my codes'

export const secondFactor = 'Two-step verification'
export const loadingPasskeys = 'Loading your passkeys...'
export const passkeysNotLoaded = 'Couldn’t load your passkeys. Try again.'
export const needsNamedShop =
  'To use passkeys, open your shop at its domain name, such as shop.example or localhost, not at an IP address.'
export const passkeysOpen = 'After your pin, use one of these passkeys to open the back office.'
export const whatPasskeyIs =
  'A passkey uses your fingerprint, face or a security key. With a passkey, nobody can log in with your pin alone.'
export const whatPasskeyIsWhereNeeded = `${whatPasskeyIs} Your shop takes real payments, so you need one.`
export const codesNotRenewed = 'Couldn’t create new recovery codes. Try again.'
export const codesLeft = ({ count }: { count: number }) =>
  count === 1 ? '1 recovery code left' : `${count} recovery codes left`
export const newCodes = 'Create new recovery codes'

export const oneMoreStep = 'One more step'
export const pinIsRight = 'Your pin is correct. Now confirm it’s you.'
export const protectLogin = 'Protect your login'
export const passkeyRequired =
  'Everyone who works in the shop needs a passkey (a fingerprint, face or security key) as well as a pin.'

export const passkeyNameMissing = 'Enter a name for the passkey.'
export const passkeyReady = 'Passkey added.'
export const passkeyRemoved = ({ name }: { name: string }) => `Passkey “${name}” removed.`
export const thankYou = 'Thank you.'
export const youHaveCodesLeft = ({ count }: { count: number }) =>
  count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`

export const tooManyPasskeys = 'You already have ten passkeys. Remove one first.'
export const passkeyKnown = 'This passkey has already been added.'
export const noPasskey = 'You don’t have a passkey yet.'
export const wrongPasskey = 'Couldn’t verify this passkey. Try again, or use a recovery code.'
export const noSuchPasskey = 'Passkey not found. It may have been removed.'
export const lastPasskey = 'This is your only passkey. Add another one before you remove it.'
export const wrongCode = 'This recovery code is wrong or has already been used.'
export const tooManyWrongCodes = ({ seconds }: { seconds: number }) =>
  `Too many wrong codes. Try again in ${wait({ seconds })}.`
export const confirmWithPasskey = 'Confirm with your passkey or a recovery code.'
export const wrongPin = 'Your pin is wrong.'

export const firstCode = 'Code from your email'
export const firstCodeHint =
  'Enter all 16 letters and digits. If you can’t receive email, get a code on the server with npm run admin -- --passkey-code and your phone number.'
export const sendFirstCode = 'Email me a code'
export const firstCodeNotSent = 'Couldn’t send the code. Try again.'
export const firstCodeSent = 'Code sent to your email. It expires in 10 minutes.'
export const firstCodeNeeded = 'Enter the code from your email. You need it to add your first passkey.'
export const wrongFirstCode = 'This code is wrong or has expired. Request a new one.'
