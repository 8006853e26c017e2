export const logOut = 'Log out'
export const stillLoggedIn = 'You are still logged in. Please try again.'
export const loginEnded = 'Your login has ended. Please log in, then try again.'

/** Of a number that is not counted any further: `500 orders or more`. */
export const orMore = ({ counted }: { counted: string }) => `${counted} or more`
export const pageOf = ({ number, pages }: { number: number; pages: number }) => `Page ${number} of ${pages}`
export const previousPage = 'Previous'
export const firstPage = 'First page'
export const nextPage = 'Next'

export const recentActivity = 'Recent activity'
export const viewAllActivity = 'View all activity'
export const nothingChangedYet = 'Nothing has been changed yet.'

export const leaveQuestion = 'Leave without saving?'
export const notSavedYet = 'Your changes here aren’t saved yet. They’ll be here when you come back.'
export const leave = 'Leave'
export const stay = 'Stay'

export const picturesNotKept = 'Changes to the pictures could not be kept.'
/** When somebody else saved while the form was open. */
export const changedMeanwhile = 'Changed meanwhile'
export const before = ({ value }: { value: string }) => `Before: ${value}`
export const keepMine = 'Keep mine:'
export const takeTheirs = 'Take theirs:'
export const shownAsTheyAre = 'You had not changed these, so they are shown as they are now:'
export const nothingIsLost = 'Nothing you typed is lost. What the form shows now is what is saved next.'

export const kilobytes = ({ count }: { count: string }) => `${count} KB`
export const megabytes = ({ count }: { count: string }) => `${count} MB`
export const gigabytes = ({ count }: { count: string }) => `${count} GB`
export const uploading = ({ percent }: { percent: number }) => `Uploading… ${percent}%`
export const uploaded = 'Uploaded. Getting the pictures ready…'
