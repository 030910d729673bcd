export const approvalDeskTexts = {
  'approval_desk.link': 'Second approvals',
  'approval_desk.title': 'Second approvals',
  'approval_desk.description':
    'These actions need a second administrator’s approval. Requests expire after 3 days.',
  'approval_desk.limit.booking_refund': 'Refunds totaling more than {{amount}} per booking',
  'approval_desk.limit.booking_cancellation': 'Cancellations that refund more than {{amount}}',
  'approval_desk.limit.gift_card_refund': 'Gift card refunds above {{amount}}',
  'approval_desk.limit.withdrawal': 'Withdrawals and payouts above {{amount}}',
  'approval_desk.load_failed': 'We couldn’t load the requests',
  'approval_desk.none': 'No requests',
  'approval_desk.none_description': 'Requests above the limits appear here.',
  'approval_desk.waiting': 'Waiting for a second approver',
  'approval_desk.kind.withdrawal': 'Withdrawal',
  'approval_desk.view.withdrawal': 'View withdrawal',
  'approval_desk.asked': 'Requested by {{name}} on {{at}}',
  'approval_desk.expires': 'Expires {{at}}',
  'approval_desk.kind.booking_refund': 'Refund',
  'approval_desk.kind.booking_cancellation': 'Cancellation with refund',
  'approval_desk.kind.gift_card_refund': 'Gift card refund',
  'approval_desk.view.gift_card_refund': 'View gift card',
  'approval_desk.view.booking_refund': 'View booking',
  'approval_desk.view.booking_cancellation': 'View booking',
  'approval_desk.effect.booking_refund':
    '{{name}} requested this. If you approve, the guest is refunded right away, and the guest and owner get an email.',
  'approval_desk.effect.booking_cancellation':
    '{{name}} requested this. If you approve, the booking is canceled and refunded right away, and its dates become available again.',
  'approval_desk.effect.gift_card_refund':
    '{{name}} requested this. If you approve, the buyer’s card is refunded right away and the code stops working. The buyer gets an email.',
  'approval_desk.effect.withdrawal':
    '{{name}} approved it first. If you approve it, it goes to the bank with the next file.',
  'approval_desk.obstacle.own_request': 'You requested this, so a colleague has to approve it.',
  'approval_desk.obstacle.own_money':
    'This involves your own money or account, so a colleague has to review it.',
  'approval_desk.approve': 'Approve {{amount}}',
  'approval_desk.decline': 'Decline',
  'approval_desk.take_back': 'Withdraw request',
  'approval_desk.decline_title': 'Close this request?',
  'approval_desk.decline_effect': 'No money moves. The request can be made again.',
  'approval_desk.approved': 'Approved and completed',
  'approval_desk.declined': 'Request closed',
  'approval_desk.kind.admin_grant': 'New administrator: {{name}}',
  'approval_desk.kind.admin_removal': 'Remove as administrator: {{name}}',
  'approval_desk.kind.account_lock': 'Lock account: {{name}}',
  'approval_desk.kind.account_unlock': 'Unlock account: {{name}}',
  'approval_desk.kind.second_factor_reset': 'Reset two-step sign-in: {{name}}',
  'approval_desk.view.person': 'View person',
  'approval_desk.effect.admin_grant':
    '{{name}} requested this. If you approve, this person can use the whole console right away, and can approve requests after 72 hours.',
  'approval_desk.effect.admin_removal':
    '{{name}} requested this. If you approve, this person will be signed out everywhere and can no longer use the console.',
  'approval_desk.effect.account_lock':
    '{{name}} requested this. If you approve, this person will be signed out everywhere, won’t be able to sign in and will get an email with the reason.',
  'approval_desk.effect.account_unlock':
    '{{name}} requested this. If you approve, this person can sign in again, and can approve requests after 72 hours.',
  'approval_desk.effect.second_factor_reset':
    '{{name}} requested this. Make sure this person really lost the device. If you approve, they can set up two-step sign-in again with just their password.',
  'approval_desk.approve_account': 'Approve',
  'approval_desk.obstacle.too_new':
    'You can approve requests 72 hours after you became an administrator.',
}
