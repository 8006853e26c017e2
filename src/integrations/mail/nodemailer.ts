/** Loaded with the first mail, because an idle shop does not need its 5 MB. */
export const nodemailer = () => import('nodemailer')
