/** Why a part of what guests paid is not taxed: the whole stay, or charges such as services. */
export const taxExemptions = ['stay', 'charges'] as const

export const monthPattern = /^2\d{3}-(0[1-9]|1[0-2])$/
export const yearPattern = /^2\d{3}$/
