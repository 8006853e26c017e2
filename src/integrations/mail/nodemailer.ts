/** Loaded with the first mail: a shop at rest has no use for its 5 MB. */
export const nodemailer = () => import('nodemailer')
