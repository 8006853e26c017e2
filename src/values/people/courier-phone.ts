type Addressed = { address: { phone: string | null } | null; user_phone: string }

/** The phone for the courier: the address's, or else the account's (decision X15); null if there is neither. */
export const courierPhone = ({ address, user_phone }: Addressed) => address?.phone ?? (user_phone || null)
