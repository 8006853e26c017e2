import { createElement, Fragment, type ReactNode } from 'react'

/** Renders the parts of a sentence or list one after another. They need no keys, because their order never changes. */
export const joinParts = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
