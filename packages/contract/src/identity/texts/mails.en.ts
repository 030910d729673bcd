export const identityEmails = {
  'identity.mail.hello': 'Hello {{name}},',
  'identity.mail.hello_unnamed': 'Hello,',
  'identity.mail.confirm.subject': 'Confirm your email',
  'identity.mail.confirm.heading': 'Welcome to Marea',
  'identity.mail.confirm.body':
    'Your account is ready. Confirm your email address so you can book and pay.',
  'identity.mail.confirm.button': 'Confirm email',
  'identity.mail.confirm.note':
    'This link works once and expires in 24 hours. Open it in the browser where you’re signed in. If you didn’t create this account, ignore this email and it will be closed automatically.',
  'identity.mail.reconfirm.subject': 'Confirm your email again',
  'identity.mail.reconfirm.heading': 'Confirm your email again',
  'identity.mail.reconfirm.body':
    'We couldn’t deliver our last email to this address. Confirm it, and we’ll send you updates about your bookings and payments again.',
  'identity.mail.reconfirm.button': 'Confirm email',
  'identity.mail.reconfirm.note':
    'This link works once and expires in 24 hours. Open it in the browser where you’re signed in. If you didn’t request it, ignore this email.',
  'identity.mail.known.subject': 'You already have a Marea account',
  'identity.mail.known.heading': 'You already have an account',
  'identity.mail.known.body':
    'Someone, perhaps you, just tried to register with this email address. You already have an account; use the link below to sign in.',
  'identity.mail.known.button': 'Sign in',
  'identity.mail.known.note':
    'This link works once and expires in 24 hours. If it wasn’t you, ignore this email. Nothing has changed in your account.',
  'identity.mail.reset.subject': 'Reset your Marea password',
  'identity.mail.reset.heading': 'Reset your password',
  'identity.mail.reset.body':
    'We received a request to reset your password. Use the link below to choose a new one. You’ll then need to sign in again on all your devices.',
  'identity.mail.reset.button': 'Reset password',
  'identity.mail.reset.note':
    'This link works once and expires in 30 minutes. If you didn’t request it, ignore this email. Your password won’t change.',
  'identity.mail.again.subject': 'Confirm it’s you',
  'identity.mail.again.heading': 'Confirm it’s you',
  'identity.mail.again.body':
    'You’re about to make a sensitive change to your Marea account. To continue, open this link in the browser where you’re signed in.',
  'identity.mail.again.button': 'Yes, it’s me',
  'identity.mail.again.note':
    'This link works once and expires in 30 minutes. If you didn’t request it, don’t open it: someone else may be signed in to your account. Check your devices in account settings.',
  'identity.mail.first_password.subject': 'Set your Marea password',
  'identity.mail.first_password.heading': 'Set a password',
  'identity.mail.first_password.body':
    'You currently sign in without a password. Use the link below to set one so you can also sign in with your email. You’ll then need to sign in again on all your devices.',
  'identity.mail.first_password.button': 'Set password',
  'identity.mail.first_password.note':
    'This link works once and expires in 30 minutes. If you didn’t request it, ignore this email. You can keep signing in as you do now.',
  'identity.mail.warning.subject': 'Failed sign-in attempts on your account',
  'identity.mail.warning.heading': 'Failed sign-in attempts',
  'identity.mail.warning.body':
    'Someone entered the wrong password for your account several times, so we temporarily blocked new attempts. No one got in. If it was you, use the link below to sign in without a password.',
  'identity.mail.warning.button': 'Sign in',
  'identity.mail.warning.note':
    'This link works once and expires in 24 hours. If it wasn’t you, choose a longer password in account settings.',
  'identity.mail.password_changed.subject': 'Your password was changed',
  'identity.mail.password_changed.heading': 'Your password was changed',
  'identity.mail.password_changed.body':
    'The password for your Marea account was just changed, and your other devices were signed out.',
  'identity.mail.password_changed.button': 'This wasn’t me',
  'identity.mail.password_changed.note':
    'If this was you, there’s nothing to do. If not, use the link to choose a new password. It works once and expires in 30 minutes.',
  'identity.mail.linked.subject': 'New sign-in method on your account',
  'identity.mail.linked.heading': 'New sign-in method added',
  'identity.mail.linked.body':
    'A Google or Apple account with this email address signed in to Marea for the first time. You can now use it to sign in.',
  'identity.mail.linked.button': 'Sign in',
  'identity.mail.linked.note':
    'If this was you, there’s nothing to do. If not, someone else may have access to your email: secure your email account first, then contact us. This link works once and expires in 24 hours.',
}
