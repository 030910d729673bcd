/** Until then a second administrator may approve a request. */
export const approvalDays = 3

/** New administrators cannot approve anything for this long. */
export const newAdminHours = 72

export const emailLogDays = 30

export const emailRetryDays = 5
