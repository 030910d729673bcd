export const approvalDeskTexts = {
  'approval_desk.link': 'Second approvals',
  'approval_desk.title': 'Second approvals',
  'approval_desk.description':
    'What one administrator asked for is done when another one approves it. A request expires after 3 days.',
  'approval_desk.limit.booking_refund':
    'Refunds above {{amount}}, all refunds of a booking together',
  'approval_desk.limit.booking_cancellation': 'Cancellations that refund more than {{amount}}',
  'approval_desk.limit.gift_card_refund': 'Refunds of gift cards above {{amount}}',
  'approval_desk.limit.withdrawal': 'Withdrawals and payouts above {{amount}}',
  'approval_desk.load_failed': 'We couldn’t load the requests',
  'approval_desk.none': 'No requests',
  'approval_desk.none_description':
    'Amounts above the limits need two administrators. Their requests are listed here.',
  'approval_desk.waiting': 'Waiting for a second approver',
  'approval_desk.kind.withdrawal': 'Withdrawal',
  'approval_desk.view.withdrawal': 'View withdrawal',
  'approval_desk.asked': '{{name}} asked for it on {{at}}.',
  'approval_desk.expires': 'Expires {{at}}.',
  'approval_desk.kind.booking_refund': 'Refund',
  'approval_desk.kind.booking_cancellation': 'Cancellation with refund',
  'approval_desk.kind.gift_card_refund': 'Gift card refund',
  'approval_desk.view.gift_card_refund': 'View gift card',
  'approval_desk.view.booking_refund': 'View booking',
  'approval_desk.view.booking_cancellation': 'View booking',
  'approval_desk.effect.booking_refund':
    '{{name}} asked for it. If you approve it, the guest is refunded at once. Guest and owner get an email.',
  'approval_desk.effect.booking_cancellation':
    '{{name}} asked for it. If you approve it, the booking is canceled and refunded at once, and its dates are available again.',
  'approval_desk.effect.gift_card_refund':
    '{{name}} asked for it. If you approve it, the buyer’s card is refunded at once and the code stops working. The buyer gets an email.',
  'approval_desk.effect.withdrawal':
    '{{name}} approved it first. If you approve it, it goes to the bank with the next file.',
  'approval_desk.own': 'You asked for this, so a colleague has to approve it.',
  'approval_desk.approve': 'Approve {{amount}}',
  'approval_desk.decline': 'Decline',
  'approval_desk.take_back': 'Withdraw request',
  'approval_desk.decline_title': 'End this request?',
  'approval_desk.decline_effect': 'No money moves. The request can be made again.',
  'approval_desk.approved': 'Approved and done',
  'approval_desk.declined': 'Request ended',
}
