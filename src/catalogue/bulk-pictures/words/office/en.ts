export const oneAtATime = 'Send one photo at a time.'
export const photoMissing = 'Choose a photo.'
export const tooManyWaiting =
  '200 photos are waiting to be added. Wait until some of them are done, then upload the others.'
