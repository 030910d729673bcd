/** How long an administrator may act in somebody's account. */
export const actingMinutes = 30
