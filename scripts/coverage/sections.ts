type Section = {
  /** What the ids of its requirements start with: `2.3` in `2.3-4`. */
  prefix: string
  title: string
  /** The number of its last requirement. They count from 1 without gaps, so that a lost mark is noticed. */
  last: number
}

/** The sections of the requirements. Raise `last` to add one. */
export const sections: Section[] = [
  { prefix: '1', title: 'Purpose and users', last: 21 },
  { prefix: '2.1', title: 'Pages', last: 24 },
  { prefix: '2.2', title: 'Access guard', last: 5 },
  { prefix: '2.3', title: 'Header', last: 13 },
  { prefix: '2.4', title: 'Login', last: 9 },
  { prefix: '2.5', title: 'Registration', last: 5 },
  { prefix: '2.6', title: 'Forgot pin', last: 2 },
  { prefix: '2.7', title: 'New pin', last: 4 },
  { prefix: '2.8', title: 'Home', last: 15 },
  { prefix: '2.9', title: 'Product card', last: 3 },
  { prefix: '2.10', title: 'Categories', last: 3 },
  { prefix: '2.11', title: 'Category page', last: 4 },
  { prefix: '2.12', title: 'Product page', last: 20 },
  { prefix: '2.13', title: 'Product carousel', last: 12 },
  { prefix: '2.14', title: 'Footer', last: 8 },
  { prefix: '2.15', title: 'About', last: 7 },
  { prefix: '2.16', title: 'Customer dashboard', last: 9 },
  { prefix: '2.17', title: 'My Orders', last: 6 },
  { prefix: '2.18', title: 'Address form', last: 3 },
  { prefix: '2.19', title: 'Account settings', last: 4 },
  { prefix: '2.20', title: 'Cart page', last: 14 },
  { prefix: '2.21', title: 'Checkout', last: 6 },
  { prefix: '2.22', title: 'Order confirmation', last: 2 },
  { prefix: '2.23', title: 'Back office', last: 36 },
  { prefix: '3', title: 'Data', last: 20 },
  { prefix: '4', title: 'Actions and their results', last: 33 },
  { prefix: '5', title: 'Validation', last: 29 },
  { prefix: '6', title: 'Roles', last: 9 },
  { prefix: '7', title: 'API endpoints', last: 39 },
  { prefix: '8', title: 'Errors and messages', last: 47 },
  { prefix: '9', title: 'Constants', last: 27 },
  { prefix: 'D', title: 'Decisions', last: 592 },
]
