/** Until then a second administrator may approve a request. */
export const approvalDays = 3

/** In which a new administrator approves nothing. */
export const newAdminHours = 72

/** How long the email log keeps an email. */
export const emailLogDays = 30

/** How long an email is tried again. */
export const emailRetryDays = 5
