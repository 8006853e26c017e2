import { createElement, Fragment, type ReactNode } from 'react'

/** Joins the parts of a sentence with a link or an emphasis. They need no keys, because their order never changes. */
export const joinParts = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
