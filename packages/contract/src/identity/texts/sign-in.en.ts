export const signInTexts = {
  'sign_in.methods': 'Sign in or create an account',
  'sign_in.create_account': 'Create account',
  'sign_in.apple': 'Continue with Apple',
  'sign_in.google': 'Continue with Google',
  'sign_in.google_unavailable':
    'Google sign-in couldn’t load. An ad or content blocker may be blocking it.',
  'sign_in.or_email': 'or continue with email',
  'sign_in.email': 'Email',
  'sign_in.password': 'Password',
  'sign_in.forgot': 'Forgot password?',
  'sign_in.try_again_or': 'Try again, or',
  'sign_in.send_link': 'reset your password',
  'sign_in.wait_minutes_one': 'Too many attempts. Try again in {{count}} minute, or',
  'sign_in.wait_minutes_other': 'Too many attempts. Try again in {{count}} minutes, or',
  'sign_in.wait_hours_one': 'Too many attempts. Try again in {{count}} hour, or',
  'sign_in.wait_hours_other': 'Too many attempts. Try again in {{count}} hours, or',
  'sign_in.unreachable':
    'We couldn’t connect to Marea. Nothing you entered was lost. Please try again.',
  'sign_in.search_kept': 'We’ll keep your search and dates.',
  'sign_in.keeps_answers': 'We’ll save your answers.',

  'sign_in.name': 'Full name',
  'sign_in.phone': 'Phone',
  'sign_in.created': 'Account created. Check your email to confirm it.',
  'sign_in.gender_optional': 'Gender (optional)',
  'sign_in.gender.male': 'Male',
  'sign_in.gender.female': 'Female',
  'sign_in.gender.other': 'Other',
  'sign_in.pin': 'Password (4 digits)',
  'sign_in.confirm_pin': 'Confirm password',
  'sign_in.agree': 'By creating an account, you agree to our',
  'sign_in.agree_and': 'and our',
  'sign_in.agree_terms': 'terms',
  'sign_in.agree_privacy': 'privacy policy',

  'sign_in.forgot_title': 'Reset your password',
  'sign_in.forgot_description':
    'Enter your email and we’ll send you a link to choose a new password. The link works once and expires in 30 minutes.',
  'sign_in.enter_email': 'Please enter your email',
  'sign_in.send': 'Send link',
  'sign_in.back': 'Back to sign in',
  'sign_in.sent': 'Check your email',
  'sign_in.sent_description':
    'If {{email}} has a Marea account, you’ll receive a link shortly. It expires in 30 minutes.',
  'sign_in.send_again': 'Resend link',

  'sign_in.reset_title': 'Choose a new password',
  'sign_in.reset_description':
    'You’ll be signed out on all devices and can sign in with your new password.',
  'sign_in.new_password': 'New password',
  'sign_in.confirm_password': 'Confirm password',
  'sign_in.save_password': 'Save password',
  'sign_in.reset_done': 'Password updated successfully',
  'sign_in.reset_done_description':
    'You’ve been signed out on all devices. Sign in with your new password.',
  'sign_in.link_expired': 'This link is no longer valid',
  'sign_in.link_expired_description': 'It has already been used or has expired. Request a new one.',
  'sign_in.strength.weak': 'Weak',
  'sign_in.strength.good': 'Good',
  'sign_in.strength.strong': 'Strong',
  'sign_in.strength': 'Strength: {{word}}',

  'sign_in.link_title': 'Sign in with your link',
  'sign_in.link_description': 'Select the button below to sign in. The link works only once.',
  'sign_in.link_sign_in': 'Sign in',
  'sign_in.confirm_title': 'Confirming your email',
  'sign_in.confirm_first': 'Sign in to confirm your email',
  'sign_in.confirm_first_description':
    'This lets us confirm that the account and the email address are yours.',
  'sign_in.confirm_email': 'Confirm email',
  'sign_in.confirm_elsewhere_description':
    'Did you just create a Marea account with this address? If not, close this page and nothing will happen.',
  'sign_in.confirmed_elsewhere':
    'Return to the page where you created your account. It continues from where you were.',
  'sign_in.continue_here': 'Continue here',
  'sign_in.confirmed': 'Your email is confirmed',
  'sign_in.confirmed_description': 'Thank you. You can now book and pay.',
  'sign_in.confirm_expired_description':
    'It has already been used, has expired, or belongs to a different account than the one you’re signed in to.',
  'sign_in.email_change_title': 'Changing your email',
  'sign_in.email_change_first': 'Sign in to change your email',
  'sign_in.email_changed': 'Your email was changed',
  'sign_in.email_changed_description': 'From now on, sign in with {{email}}.',
  'sign_in.undo_title': 'Restore your email',
  'sign_in.undo_description':
    'We’ll restore this address, sign out all devices and replace your password. Choose a new one that you don’t use anywhere else.',
  'sign_in.undo_save': 'Restore email',
  'sign_in.undo_done': 'Your email was restored',
  'sign_in.undo_expired_description': 'It has already been used or has expired.',
  'sign_in.undo_expired_contact': 'If someone else changed your email, contact {{support}}.',
  'sign_in.new_email': 'Resend link',
  'sign_in.email_sent': 'We sent a new link to {{email}}',
  'sign_in.go_on': 'Continue',

  'sign_in.callback_title': 'Signing you in',
  'sign_in.callback_description': 'Finishing sign-in with Apple. One moment, please.',
  'sign_in.callback_failed_description': 'Please try again, or sign in with your email.',

  'sign_in.confirm_identity_title': 'Confirm it’s you',
  'sign_in.confirm_identity_description': 'Enter your password to continue.',
  'sign_in.confirm_identity_no_password':
    'You signed in without a password. Sign in the same way again, or use a link we’ll email you.',
  'sign_in.confirm_identity_by_email':
    'You signed in without a password. We’ll email you a link to confirm it’s you.',
  'sign_in.again_email': 'Email me a link',
  'sign_in.again_sent_description':
    'Open the link we sent to {{email}} in this browser. This page will continue automatically.',
  'sign_in.again_first_description': 'Open the link in the browser where you’re signed in.',
  'sign_in.again_done': 'Identity confirmed',
  'sign_in.again_done_description':
    'Return to the page you were on. It will continue automatically.',
  'sign_in.continue': 'Continue',
  'sign_in.cancel': 'Cancel',

  'sign_in.unconfirmed': 'Confirm your email',
  'sign_in.unconfirmed_description': 'We sent a link to {{email}}. Confirm it before you book.',
  'sign_in.set_password': 'Set a password',
  'sign_in.set_password_title': 'Choose a stronger password',
  'sign_in.set_password_description': 'A longer password better protects your wallet and bookings.',
  'sign_in.bounced': 'We couldn’t deliver our last email',
  'sign_in.bounced_description':
    'The provider for {{email}} refused it, so we stopped sending updates about your bookings and payments.',
  'sign_in.bounced_action': 'Change or confirm email',
  'sign_in.later': 'Not now',
}
