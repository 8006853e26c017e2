import { wait } from '#values/words/en.ts'

export const passkeyNotAdded = 'The passkey could not be added. Please try again.'
export const nameOfPasskey = 'Name of the passkey'
export const nameOfPasskeyHint = 'Such as My phone. You will know it by this name.'
export const waitingForDevice = 'Waiting for your device...'
export const addPasskey = 'Add passkey'

export const isItYou = 'Is it you?'
export const whyAgain = 'We ask each time before large refunds, settings, exports and changes to your login.'

export const noPasskeysHere = 'This browser knows no passkeys. Please use another one.'
export const deviceHasPasskey = 'This device already holds a passkey of yours.'
export const passkeyNotUsed = 'The passkey was not used. Please try again.'

export const passkeyNotRemoved = 'The passkey could not be removed. Please try again.'
export const remove = 'Remove'
export const removePasskey = ({ name }: { name: string }) => `Remove ${name}`
export const removeQuestion = ({ name }: { name: string }) => `Remove ${name}?`
export const removingTheOnlyOne =
  'It is your only passkey. Your pin alone opens the back office then, and your recovery codes end.'
export const removingOneOfSeveral = 'It opens your login no more.'
export const addedAndUsed = ({ added, used }: { added: string; used: string }) =>
  `Added ${added}, last used ${used}`
export const addedNotUsed = ({ added }: { added: string }) => `Added ${added}, not used yet`

export const codeNotChecked = 'The code could not be checked. Please try again.'
export const recoveryCode = 'Recovery code'
export const recoveryCodeHint = '16 letters and digits. Each code works once.'
export const confirm = 'Confirm'
export const pinNotChecked = 'The pin could not be checked. Please try again.'
export const yourPin = 'Your pin'
export const passkeyNotChecked = 'The passkey could not be checked. Please try again.'
export const usePasskeyInstead = 'Use a passkey instead'
export const usePasskey = 'Use passkey'
export const useCodeInstead = 'Use a recovery code instead'

export const codesCopied = 'The codes are copied.'
export const codesNotCopied = 'Copying did not work. Please write the codes down.'
export const yourCodes = 'Your recovery codes'
export const keepCodes =
  'If your device is lost, each of these opens your login once. Write them down or print them now: they are not shown again.'
/** Above the codes in the file they are saved in. */
export const codesOf = ({ shop }: { shop: string }) => `${shop}: recovery codes`
export const copy = 'Copy'
export const saveAsFile = 'Save as a file'
export const codesKept = 'I have kept them'

export const secondFactor = 'Second factor'
export const loadingPasskeys = 'Loading your passkeys'
export const passkeysNotLoaded = 'Your passkeys could not be loaded.'
export const needsNamedShop =
  'Passkeys need a shop that is opened by its name, such as shop.example or localhost, not by a number.'
export const passkeysOpen = 'After your pin, one of these passkeys opens the back office.'
export const whatPasskeyIs =
  'A passkey is your fingerprint, your face or a security key. Nobody gets in with your pin alone.'
export const whatPasskeyIsWhereNeeded = `${whatPasskeyIs} This shop takes real money, so it needs one.`
export const codesNotRenewed = 'New recovery codes could not be made. Please try again.'
export const codesLeft = ({ count }: { count: number }) =>
  count === 1 ? '1 recovery code left' : `${count} recovery codes left`
export const newCodes = 'New recovery codes'

export const oneMoreStep = 'One more step'
export const pinIsRight = 'Your pin is right. Please confirm that it is you.'
export const protectLogin = 'Protect your login'
export const passkeyRequired =
  'This shop takes real money, so its administrators use a passkey beside the pin: a fingerprint, a face or a security key.'

export const passkeyNameMissing = 'Please give the passkey a name.'
export const passkeyReady = 'Your passkey is ready.'
export const passkeyRemoved = ({ name }: { name: string }) => `${name} is removed.`
export const thankYou = 'Thank you.'
export const youHaveCodesLeft = ({ count }: { count: number }) =>
  count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`

export const tooManyPasskeys = 'You have ten passkeys. Please remove one first.'
export const passkeyKnown = 'This passkey is already in use.'
export const noPasskey = 'You have no passkey yet.'
export const wrongPasskey = 'This passkey could not be checked. Please try again, or use a recovery code.'
export const noSuchPasskey = 'This passkey is not there any more.'
export const lastPasskey = 'This is your only passkey. Please add another one before you remove it.'
export const wrongCode = 'This is not one of your recovery codes, or it was used before.'
export const tooManyWrongCodes = ({ seconds }: { seconds: number }) =>
  `Too many wrong codes. Please wait ${wait({ seconds })} and try again.`
export const confirmWithPasskey = 'Please confirm with your passkey or a recovery code.'
export const wrongPin = 'Your pin is wrong.'

export const firstCode = 'Code from your email'
export const firstCodeHint =
  '16 letters and digits. Without email, get one on the server: npm run admin -- --passkey-code, with your phone number.'
export const sendFirstCode = 'Email me a code'
export const firstCodeNotSent = 'The code could not be sent. Please try again.'
export const firstCodeSent = 'We have emailed you a code. It works for 10 minutes.'
export const firstCodeNeeded = 'Enter the code from your email. Your pin alone cannot add the first passkey.'
export const wrongFirstCode = 'This code is wrong or has expired. Ask for a new one.'
