export const identityMails = {
  'identity.mail.hello': 'Hello {{name}},',
  'identity.mail.hello_unnamed': 'Hello,',
  'identity.mail.confirm.subject': 'Confirm your email for Marea',
  'identity.mail.confirm.heading': 'Welcome to Marea',
  'identity.mail.confirm.says':
    'Your account is open. Confirm that this address is yours, and you can book and pay too.',
  'identity.mail.confirm.button': 'Confirm my email',
  'identity.mail.confirm.note':
    'The link works once, for 24 hours, in the browser where you are signed in. If you did not open an account, do nothing: it closes by itself.',
  'identity.mail.known.subject': 'You already have an account with Marea',
  'identity.mail.known.heading': 'You already have an account',
  'identity.mail.known.says':
    'Someone has just registered with this address, perhaps you. It has an account already, and this link signs you in to it.',
  'identity.mail.known.button': 'Sign in',
  'identity.mail.known.note':
    'The link works once, for 24 hours. If it was not you, do nothing: your account has not changed.',
  'identity.mail.reset.subject': 'Choose a new password for Marea',
  'identity.mail.reset.heading': 'A new password',
  'identity.mail.reset.says':
    'You asked for a new password. Choose it on the page behind this link; every device will then have to sign in again.',
  'identity.mail.reset.button': 'Choose a new password',
  'identity.mail.reset.note':
    'The link works once, for 30 minutes. If you did not ask for it, do nothing: your password stays as it is.',
  'identity.mail.again.subject': 'Is it you at Marea?',
  'identity.mail.again.heading': 'Is it you?',
  'identity.mail.again.says':
    'You are about to do something that matters in your account. Open this link in the browser where you are signed in, and we go on where you were.',
  'identity.mail.again.button': 'Yes, it is me',
  'identity.mail.again.note':
    'The link works once, for 30 minutes. If you did not ask for it, do not open it: somebody may be signed in to your account. See your devices in your account settings.',
  'identity.mail.first_password.subject': 'Set a password for Marea',
  'identity.mail.first_password.heading': 'Your first password',
  'identity.mail.first_password.says':
    'Until now you have come in without a password. Choose one on the page behind this link, and you can come in by email too; every device will then have to sign in again.',
  'identity.mail.first_password.button': 'Choose a password',
  'identity.mail.first_password.note':
    'The link works once, for 30 minutes. If you did not ask for it, do nothing: you come in as before.',
  'identity.mail.warning.subject': 'Someone is trying to sign in to your account',
  'identity.mail.warning.heading': 'Several wrong passwords',
  'identity.mail.warning.says':
    'Someone typed a wrong password for your account several times, so we made them wait. Nobody got in. If it was you, this link signs you in without a password.',
  'identity.mail.warning.button': 'Sign in',
  'identity.mail.warning.note':
    'The link works once, for 24 hours. If it was not you, a longer password in your account settings keeps guessers away for good.',
  'identity.mail.password_changed.subject': 'Your password was changed',
  'identity.mail.password_changed.heading': 'Your password was changed',
  'identity.mail.password_changed.says':
    'The password of your Marea account has just been changed, and your other devices were signed out.',
  'identity.mail.password_changed.button': 'It was not me: choose a new one',
  'identity.mail.password_changed.note':
    'The link works once, for 30 minutes. If it was you, there is nothing to do.',
  'identity.mail.linked.subject': 'A new way into your account',
  'identity.mail.linked.heading': 'A new way into your account',
  'identity.mail.linked.says':
    'A Google or Apple account with this same address has just signed in for the first time, so it opens your Marea account from now on.',
  'identity.mail.linked.button': 'Sign in',
  'identity.mail.linked.note':
    'The link works once, for 24 hours. If it was you, there is nothing to do. If not, somebody else reads this mailbox: secure it first, then write to us.',
}
