export const identityEmails = {
  'identity.mail.hello': 'Hello {{name}},',
  'identity.mail.hello_unnamed': 'Hello,',
  'identity.mail.confirm.subject': 'Confirm your email',
  'identity.mail.confirm.heading': 'Welcome to Marea',
  'identity.mail.confirm.body':
    'Your account is ready. Confirm your email address so you can book and pay.',
  'identity.mail.confirm.button': 'Confirm email',
  'identity.mail.confirm.note':
    'This link works once and expires in 24 hours. If you didn’t create this account, ignore this email and it will be closed automatically.',
  'identity.mail.reconfirm.subject': 'Confirm your email again',
  'identity.mail.reconfirm.heading': 'Confirm your email again',
  'identity.mail.reconfirm.body':
    'We couldn’t deliver our last email to this address. Confirm it, and we’ll send you updates about your bookings and payments again.',
  'identity.mail.reconfirm.button': 'Confirm email',
  'identity.mail.reconfirm.note':
    'This link works once and expires in 24 hours. If you didn’t request it, ignore this email.',
  'identity.mail.known.subject': 'You already have a Marea account',
  'identity.mail.known.heading': 'You already have an account',
  'identity.mail.known.body':
    'Someone, perhaps you, just tried to register with this email address. You already have an account. Use the link below to sign in.',
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
  'identity.mail.again.button': 'Confirm it’s me',
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
  'identity.mail.change_email.subject': 'Confirm your new email',
  'identity.mail.change_email.heading': 'Confirm your new email',
  'identity.mail.change_email.body':
    'Someone, perhaps you, asked to use this address for a Marea account. Confirm it, and from then on you’ll sign in with it and receive our emails here.',
  'identity.mail.change_email.button': 'Confirm new email',
  'identity.mail.change_email.note':
    'This link works once and expires in 24 hours. Open it in the browser where you’re signed in. If you didn’t request it, ignore this email and nothing will change.',
  'identity.mail.email_changed.subject': 'Your email address was changed',
  'identity.mail.email_changed.heading': 'Your email address was changed',
  'identity.mail.email_changed.body':
    'Your Marea account now uses a different email address, and your other devices were signed out. You can no longer sign in with this address.',
  'identity.mail.email_changed.button': 'This wasn’t me',
  'identity.mail.email_changed.note':
    'If this was you, there’s nothing to do. If not, use the link to restore this address, choose a new password and sign out all devices. It works once and expires in 7 days.',
  'identity.mail.address_in_use.subject': 'This email already has a Marea account',
  'identity.mail.address_in_use.heading': 'You already have an account',
  'identity.mail.address_in_use.body':
    'Someone, perhaps you, asked to use this address for another Marea account. It already belongs to yours, so nothing has changed. Use the link below to sign in.',
  'identity.mail.address_in_use.button': 'Sign in',
  'identity.mail.address_in_use.note':
    'This link works once and expires in 24 hours. If it wasn’t you, ignore this email. Your account is safe.',
  'identity.mail.linked.subject': 'New sign-in method on your account',
  'identity.mail.linked.heading': 'New sign-in method added',
  'identity.mail.linked.body':
    'A Google or Apple account with this email address signed in to Marea for the first time. You can now use it to sign in.',
  'identity.mail.linked.button': 'Sign in',
  'identity.mail.linked.note':
    'If this was you, there’s nothing to do. If not, someone else may have access to your email: secure your email account first, then contact us. This link works once and expires in 24 hours.',
  'identity.mail.second_factor_on.subject': 'Two-step sign-in is on',
  'identity.mail.second_factor_on.heading': 'Two-step sign-in is on',
  'identity.mail.second_factor_on.body':
    'You’ll now also need a code from your authenticator app to sign in to Marea. Your other devices were signed out.',
  'identity.mail.second_factor_on.button': 'This wasn’t me',
  'identity.mail.second_factor_on.note':
    'If this was you, there’s nothing to do. If not, use the link to choose a new password, then contact us. It works once and expires in 30 minutes.',
  'identity.mail.second_factor_off.subject': 'Two-step sign-in is off',
  'identity.mail.second_factor_off.heading': 'Two-step sign-in is off',
  'identity.mail.second_factor_off.body':
    'You no longer need a code from an authenticator app to sign in to Marea. Your recovery codes no longer work.',
  'identity.mail.second_factor_off.button': 'This wasn’t me',
  'identity.mail.second_factor_off.note':
    'If this was you, there’s nothing to do. If not, use the link to choose a new password, then turn it on again. It works once and expires in 30 minutes.',
  'identity.mail.recovery_code_used.subject': 'A recovery code was used',
  'identity.mail.recovery_code_used.heading': 'A recovery code was used',
  'identity.mail.recovery_code_used.body':
    'One of the recovery codes of your Marea account was just used. It won’t work again.',
  'identity.mail.recovery_code_used.button': 'This wasn’t me',
  'identity.mail.recovery_code_used.note':
    'If this was you, there’s nothing to do. You can get new codes in account settings. If not, use the link to choose a new password. It works once and expires in 30 minutes.',
  'identity.mail.passkey_added.subject': 'New passkey on your account',
  'identity.mail.passkey_added.heading': 'New passkey added',
  'identity.mail.passkey_added.body':
    'A passkey was added to your Marea account. It can be used to sign in without your password.',
  'identity.mail.passkey_added.button': 'This wasn’t me',
  'identity.mail.passkey_added.note':
    'If this was you, there’s nothing to do. If not, use the link to choose a new password, then remove the passkey in account settings. It works once and expires in 30 minutes.',
  'identity.mail.locked.subject': 'Your Marea account is locked',
  'identity.mail.locked.heading': 'Your account is locked',
  'identity.mail.locked.body':
    'Our team locked your account, and you were signed out everywhere. Reason: {{reason}} Reply to this email if you have questions.',
  'identity.mail.unlocked.subject': 'Your Marea account is unlocked',
  'identity.mail.unlocked.heading': 'Your account is unlocked',
  'identity.mail.unlocked.body': 'You can sign in again.',
  'identity.mail.acting.subject': 'Our team is working in your Marea account',
  'identity.mail.acting.heading': 'Our team is working in your account',
  'identity.mail.acting.body':
    'A member of our team can see your account and change some of it for up to 30 minutes. Reason: {{reason}}',
  'identity.mail.acting.limits':
    'They can’t sign in as you again later, change your password or email, see your ID, withdraw money or use your saved cards. You can end it at any time under Signed-in devices in your account. Reply to this email if you didn’t ask for help.',
}
