/** Each return is filed on its own, with one line for each tax on it. */
export const taxReturns = ['state', 'county', 'miami_beach', 'bal_harbour', 'surfside'] as const
export type TaxReturn = (typeof taxReturns)[number]

/** Why a part of what guests paid is not taxed: the whole stay, or charges such as services. */
export const taxExemptions = ['stay', 'charges'] as const

export const monthPattern = /^2\d{3}-(0[1-9]|1[0-2])$/
export const yearPattern = /^2\d{3}$/
