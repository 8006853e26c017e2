import { createElement, Fragment, type ReactNode } from 'react'

/** The parts of a sentence with a link or an emphasis in it, one after the other. They need no keys: they never move. */
export const joinParts = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
