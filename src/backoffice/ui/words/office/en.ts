export const logOut = 'Log out'
export const stillLoggedIn = 'Couldn’t log you out. Try again.'
export const loginEnded = 'You’ve been logged out. Log in and try again.'

/** A total that is not counted any further: `500 orders or more`. */
export const orMore = ({ counted }: { counted: string }) => `${counted} or more`
export const pageOf = ({ number, pages }: { number: number; pages: number }) => `Page ${number} of ${pages}`
export const previousPage = 'Previous'
export const firstPage = 'First page'
export const nextPage = 'Next'

export const recentActivity = 'Recent activity'
export const viewAllActivity = 'View all activity'
export const nothingChangedYet = 'No activity yet.'

export const leaveQuestion = 'Leave without saving?'
export const notSavedYet = 'Your changes here aren’t saved yet. They’ll be here when you come back.'
export const leave = 'Leave'
export const stay = 'Stay'

export const picturesNotKept =
  'Couldn’t save your image changes as a draft. Choose the images again after you log in.'
/** Shown when someone else saved while the form was open. */
export const changedMeanwhile = 'Conflicting changes'
export const before = ({ value }: { value: string }) => `Before: ${value}`
export const keepMine = 'Keep mine:'
export const takeTheirs = 'Use theirs:'
export const shownAsTheyAre = 'You hadn’t changed these fields, so they show the latest values:'
export const nothingIsLost = 'Nothing you typed is lost. The values in the form will be used when you save.'

export const kilobytes = ({ count }: { count: string }) => `${count} KB`
export const megabytes = ({ count }: { count: string }) => `${count} MB`
export const gigabytes = ({ count }: { count: string }) => `${count} GB`
export const uploading = ({ percent }: { percent: number }) => `Uploading… ${percent}%`
export const uploaded = 'Uploaded. Processing images…'
export const photo = ({ number }: { number: number }) => `Photo ${number}`
