/** The path of the page that the link of a guest's order opens, without the language. */
export const orderLinkPath = (key: string) => `/order/${key}`
