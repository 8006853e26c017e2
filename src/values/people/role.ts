/** What an account is: a shopper's, or one that may open the back office. */
export type Role = 'customer' | 'admin'
