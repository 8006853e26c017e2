type Addressed = { address: { phone: string | null } | null; user_phone: string }

/** Whom the courier calls: an address without a phone has the account's (decision X15). */
export const courierPhone = ({ address, user_phone }: Addressed) => address?.phone ?? (user_phone || null)
