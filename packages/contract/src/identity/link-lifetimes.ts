/** Links that open an account. */
export const linkMinutes = 30

/** Links that confirm something in an account. */
export const linkHours = 24

/** The link that takes an account back after its email was changed. */
export const undoDays = 7
