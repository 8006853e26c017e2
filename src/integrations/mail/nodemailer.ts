/** Imports the mail library with the first mail, because an idle shop does not need its 5 MB. */
export const loadNodemailer = () => import('nodemailer')
