export const secondFactorProblems = {
  'identity.second_factor_required': {
    status: 403,
    message: 'Sign in with your passkey or a code from your app to continue.',
  },
  'identity.second_factor_setup_required': {
    status: 403,
    message: 'Set up two-step sign-in to open the console.',
  },
  'identity.second_factor_stale': {
    status: 403,
    message: 'Enter a new code from your app, or sign in with your passkey again.',
  },
  'identity.second_factor_on': { status: 409, message: 'Two-step sign-in is already on.' },
  'identity.wrong_code': {
    status: 403,
    message: 'This code is incorrect or was already used. Enter the newest one.',
  },
  'identity.passkey_refused': {
    status: 403,
    message: 'This passkey wasn’t accepted. Try again, or sign in another way.',
  },
  'identity.too_many_passkeys': {
    status: 409,
    message: 'You can save up to 20 passkeys. Remove one first.',
  },
  'identity.account_locked': {
    status: 403,
    message: 'This account is locked. We sent you an email with the reason.',
  },
} as const
