import type { FieldRule } from '../../../values/field-rules.ts'

/** Where the storefront shows a title it knows. */
export const titleWords: Record<string, string> = {
  bannerImage1: 'Home page, first banner',
  bannerImage2: 'Home page, second banner',
  bannerImage3: 'Home page, third banner',
  aboutImage1: 'About page, first picture',
  aboutImage2: 'About page, second picture',
  aboutImage3: 'About page, third picture',
  loginBg: 'Behind login and register',
}

/** As the contract has it: up to 80 characters, none that cannot be seen. */
export const titleRule: FieldRule = {
  pattern: /^\P{Cc}+$/u,
  missing: 'Please give the picture a title.',
  invalid: 'Please use at most 80 characters that can be seen.',
  most: 80,
}
