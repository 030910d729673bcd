/** How long an administrator may act in somebody's account. */
export const impersonationMinutes = 30
