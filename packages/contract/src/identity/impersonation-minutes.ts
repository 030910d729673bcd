export const impersonationMinutes = 30
