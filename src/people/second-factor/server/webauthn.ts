/** Loaded when an administrator first uses a passkey: with its certificates' parsers it takes a third of a second to start. */
export const loadWebauthn = () => import('@simplewebauthn/server')
