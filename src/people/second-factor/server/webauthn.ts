/**
 * Imports the WebAuthn library, only when an administrator first uses a passkey: its certificate parsers take a third
 * of a second to start.
 */
export const loadWebauthn = () => import('@simplewebauthn/server')
