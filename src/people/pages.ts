import type { PageUrl } from '#pages/page-url.ts'

/** Help, login and registration, joining the staff, and a customer's own data. */
export const peoplePages: PageUrl[] = [
  { path: '/my-data', access: 'anyone', page: './people/privacy/shop/my-data-page.tsx' },
  {
    path: '/help',
    access: 'anyone',
    page: './people/support/shop/help-page.tsx',
    query: ['about', 'q'],
  },
  {
    path: '/help/:key',
    access: 'anyone',
    page: './people/support/shop/help-page.tsx',
    secret: true,
    beforeOpening: true,
  },
  { path: '/help/:what/:id', access: 'customer', page: './people/support/shop/help-page.tsx' },

  {
    path: '/login',
    access: 'anyone',
    page: './people/accounts/shop/login-page.tsx',
    bare: true,
    beforeOpening: true,
    signedOutOnly: true,
  },
  {
    path: '/register',
    access: 'anyone',
    page: './people/accounts/shop/register-page.tsx',
    bare: true,
    signedOutOnly: true,
  },
  {
    path: '/reset',
    access: 'anyone',
    page: './people/accounts/shop/forgot-pin-page.tsx',
    beforeOpening: true,
  },
  {
    path: '/reset-password/:email/:token',
    access: 'anyone',
    page: './people/accounts/shop/new-pin-page.tsx',
    bare: true,
    beforeOpening: true,
    secret: true,
  },

  {
    path: '/join/:token',
    access: 'anyone',
    page: './people/staff/shop/join-page.tsx',
    bare: true,
    beforeOpening: true,
    secret: true,
  },

  { path: '/profile/address', access: 'customer', page: './people/addresses/shop/own-address-page.tsx' },
  { path: '/profile/:username', access: 'customer', page: './people/accounts/shop/profile-page.tsx' },
  { path: '/:username/account', access: 'customer', page: './people/accounts/shop/account-page.tsx' },
  { path: '/:username/address', access: 'customer', page: './people/addresses/shop/address-page.tsx' },

  {
    path: '/admin/second-factor',
    access: 'admin',
    page: './people/second-factor/admin/second-factor-page.tsx',
    bare: true,
  },
]
