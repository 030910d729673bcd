export const accountTexts = {
  'account.title': 'Account settings',
  'account.description': 'Signed in as {{email}}. Member since {{date}}.',
  'account.confirmed': 'Email confirmed',
  'account.bounced': 'Emails not delivered',
  'account.bounced_description':
    'Your email provider refused our last email. Check with your provider that you can receive email, then resend the link and open it. Or change your email below.',
  'account.unconfirmed': 'Email not confirmed yet',

  'account.profile': 'Your profile',
  'account.language': 'Language for this site and our emails',
  'account.save': 'Save changes',
  'account.saved': 'Profile updated successfully',

  'account.photo': 'Photo',
  'account.photo_description': 'JPEG, PNG or GIF, up to 5 MB.',
  'account.photo_unconfirmed':
    'Confirm your email to add a photo. Open the link we sent to {{email}}.',
  'account.photo_resend': 'Resend link',
  'account.photo_choose': 'Choose a photo',
  'account.photo_change': 'Change photo',
  'account.photo_remove': 'Remove',

  'account.email': 'Email',
  'account.email_description':
    'Use it to sign in and to receive your bookings and receipts. Changing it signs you out on your other devices.',
  'account.email_change': 'Change email',
  'account.email_new': 'New email',
  'account.email_save': 'Send confirmation link',
  'account.email_sent':
    'Open the link we sent to {{email}} in this browser. Until then, your email stays {{current}}. The link expires in 24 hours.',
  'account.email_wait': 'Too many attempts. Please try again later.',

  'account.password': 'Password',
  'account.password_description': 'Changing your password signs you out on your other devices.',
  'account.password_pin_description':
    'Your password is 4 digits. A longer one better protects your wallet and bookings.',
  'account.password_none_description':
    'You sign in without a password. Set one to sign in with your email too.',
  'account.password_email': 'Email me a link to set a password',
  'account.password_email_sent': 'We sent a link to {{email}}. It expires in 30 minutes.',
  'account.current': 'Current password',
  'account.password_thorough': 'Remove every other way to sign in',
  'account.password_thorough_note':
    'Choose this if someone else may have had access. It removes passkeys, two-step sign-in, Google and Apple, API tokens and webhooks.',
  'account.password_save': 'Update password',
  'account.password_saved': 'Password updated successfully',

  'account.devices': 'Signed-in devices',
  'account.devices_description':
    'If you don’t recognize a device, sign it out and change your password.',
  'account.device_current': 'This device',
  'account.device_team': 'Our team',
  'account.device_team_until': 'Our team, until {{date}}',
  'account.device_team_end': 'End access',
  'account.device_last_seen': 'Last active {{date}}',
  'account.device_sign_out': 'Sign out',
  'account.device_sign_out_label': 'Sign out of {{device}}',
  'account.device_signed_out': 'Device signed out',

  'account.data': 'Your data',
  'account.data_description': 'Download everything we store about you in one file.',
  'account.data_download': 'Download my data',

  'account.delete': 'Delete account',
  'account.delete_description':
    'We’ll permanently delete your name, email, phone, photo and devices. Payment records are kept without your name.',
  'account.delete_question': 'Delete your account?',
  'account.delete_warning': 'This can’t be undone.',
  'account.delete_button': 'Delete my account',
  'account.delete_busy': 'Deleting',
  'account.delete_keep': 'Keep my account',
  'account.deletion_blocked': 'You can’t delete your account yet:',
  'account.deleted': 'Your account has been deleted',

  'apply.title': 'Tell us about your home',
  'apply.description': 'We review every application and reply within 2 business days.',
  'apply.home': 'Where is it?',
  'apply.home_hint': 'Street and neighborhood in Miami',
  'apply.home_short': 'Please enter at least 5 characters',
  'apply.bedrooms': 'Bedrooms',
  'apply.message': 'Anything else we should know?',
  'apply.optional': 'Optional',
  'apply.send': 'Submit application',
  'apply.sign_in':
    'You’ll sign in or create an account before you submit. We’ll save your answers.',
  'apply.sent': 'Application submitted',
  'apply.yours': 'Your applications',
  'apply.owner': 'You’re already a Marea owner',
  'apply.owner_description': 'Manage your homes in Property management.',
  'apply.bedrooms_count_one': '{{count}} bedroom',
  'apply.bedrooms_count_other': '{{count}} bedrooms',
  'apply.status.open': 'In review',
  'apply.status.approved': 'Approved',
  'apply.status.rejected': 'Not approved',
  'apply.sent_on': 'Sent {{date}}',

  'admin.description':
    'When you approve, the applicant becomes an owner. When you reject, they see your reason.',
  'admin.applications': 'Applications to list a home',
  'admin.none_description': 'No applications to review.',
  'admin.email_confirmed': 'email confirmed',
  'admin.email_unconfirmed': 'email not confirmed',
  'admin.approve': 'Approve',
  'admin.reject': 'Reject',
  'admin.reject_question': 'Reject {{name}}’s application?',
  'admin.reason': 'Reason',
  'admin.reason_hint': 'The applicant will see this.',
  'admin.reason_short': 'Write at least 3 characters',
  'admin.reject_button': 'Reject and notify',
  'admin.approved': '{{name}} is now an owner',
  'admin.rejected': 'Applicant notified',
}
