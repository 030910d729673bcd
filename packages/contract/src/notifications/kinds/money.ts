import { z } from 'zod'
import { normal, receipt, urgent } from '#notifications/channels.ts'
import { defineKind } from '#notifications/kind.ts'

const Amount = z.object({ amount: z.int() })
const walletPath = () => '/my-wallet'

export const moneyKinds = {
  deposit_credited: defineKind({
    audience: 'guest',
    group: 'payments',
    channels: { app: 'always', email: 'off', push: 'off' },
    email: 'generic',
    icon: 'wallet',
    after: ['wallet.deposit_credited'],
    facts: Amount,
    path: walletPath,
    label: { en: 'Deposit added', es: 'Depósito agregado' },
    words: {
      title: { en: 'Deposit added: {{amount}}', es: 'Depósito agregado: {{amount}}' },
      body: { en: 'The money is in your wallet.', es: 'El dinero está en su billetera.' },
    },
    action: { en: 'View wallet', es: 'Ver billetera' },
  }),
  deposit_failed: defineKind({
    audience: 'guest',
    group: 'payments',
    channels: { app: 'always', email: 'off', push: 'on' },
    email: 'generic',
    icon: 'wallet',
    after: ['wallet.deposit_failed'],
    facts: Amount,
    path: walletPath,
    label: { en: 'Deposit failed', es: 'Depósito fallido' },
    words: {
      title: { en: 'Deposit failed: {{amount}}', es: 'El depósito falló: {{amount}}' },
      body: {
        en: 'You haven’t been charged. Try again or use another card.',
        es: 'No se le hizo ningún cargo. Inténtelo de nuevo o use otra tarjeta.',
      },
    },
    action: { en: 'View wallet', es: 'Ver billetera' },
  }),
  refund_failed: defineKind({
    audience: 'guest',
    group: 'payments',
    channels: receipt,
    email: 'generic',
    icon: 'refund',
    after: ['payments.refund_failed'],
    facts: Amount,
    path: walletPath,
    label: { en: 'Card refund failed', es: 'Reembolso a tarjeta fallido' },
    words: {
      title: {
        en: 'Card refund failed: {{amount}}',
        es: 'El reembolso a su tarjeta falló: {{amount}}',
      },
      body: {
        en: 'Your card didn’t accept it, so the money is in your wallet. You can use it for a stay or withdraw it from the date shown there.',
        es: 'Su tarjeta no lo aceptó, así que el dinero está en su billetera. Puede usarlo para una estancia o retirarlo desde la fecha que se muestra allí.',
      },
    },
    action: { en: 'View wallet', es: 'Ver billetera' },
  }),
  withdrawal_updated: defineKind({
    audience: 'guest',
    group: 'payments',
    channels: urgent,
    email: 'generic',
    icon: 'refund',
    after: [
      'wallet.withdrawal_requested',
      'wallet.withdrawal_approved',
      'wallet.withdrawal_sent',
      'wallet.withdrawal_paid',
      'wallet.withdrawal_rejected',
      'wallet.withdrawal_returned',
    ],
    facts: Amount.extend({
      bank: z.string(),
      state: z.enum(['requested', 'approved', 'sent', 'paid', 'rejected', 'returned']),
    }),
    path: walletPath,
    label: { en: 'Withdrawals', es: 'Retiros' },
    words: {
      requested: {
        title: { en: 'Withdrawal requested: {{amount}}', es: 'Retiro solicitado: {{amount}}' },
        body: { en: 'To {{bank}}. We’re reviewing it.', es: 'A {{bank}}. Lo estamos revisando.' },
      },
      approved: {
        title: { en: 'Withdrawal approved: {{amount}}', es: 'Retiro aprobado: {{amount}}' },
        body: { en: 'We’ll send it to {{bank}} soon.', es: 'Pronto lo enviaremos a {{bank}}.' },
      },
      sent: {
        title: { en: 'Withdrawal sent: {{amount}}', es: 'Retiro enviado: {{amount}}' },
        body: { en: 'On its way to {{bank}}', es: 'En camino a {{bank}}' },
      },
      paid: {
        title: { en: 'Withdrawal paid: {{amount}}', es: 'Retiro pagado: {{amount}}' },
        body: {
          en: 'The money is in your account at {{bank}}.',
          es: 'El dinero está en su cuenta de {{bank}}.',
        },
      },
      rejected: {
        title: { en: 'Withdrawal not sent: {{amount}}', es: 'Retiro no enviado: {{amount}}' },
        body: {
          en: 'The money is back in your wallet. See the withdrawal for the reason.',
          es: 'El dinero está de nuevo en su billetera. Consulte el motivo en el retiro.',
        },
      },
      returned: {
        title: {
          en: 'Withdrawal returned by the bank: {{amount}}',
          es: 'Retiro devuelto por el banco: {{amount}}',
        },
        body: {
          en: 'The money is back in your wallet. Check your account at {{bank}}.',
          es: 'El dinero está de nuevo en su billetera. Revise su cuenta de {{bank}}.',
        },
      },
    },
    action: { en: 'View wallet', es: 'Ver billetera' },
  }),
  statement_ready: defineKind({
    audience: 'owner',
    group: 'payments',
    channels: normal,
    email: 'own',
    icon: 'chartline',
    after: ['owners.month_sealed'],
    facts: z.object({ month: z.string() }),
    path: ({ month }) => `/property-management/statements/${month}`,
    label: { en: 'Statement ready', es: 'Estado de cuenta listo' },
    words: {
      title: {
        en: 'Your statement for {{month}} is ready',
        es: 'Su estado de cuenta de {{month}} está listo',
      },
      body: {
        en: 'Income, expenses and payouts of the month in one place',
        es: 'Ingresos, gastos y pagos del mes en un solo lugar',
      },
    },
    action: { en: 'View statement', es: 'Ver estado de cuenta' },
  }),
  payout_sent: defineKind({
    audience: 'owner',
    group: 'payments',
    channels: receipt,
    email: 'own',
    icon: 'bank',
    after: ['wallet.withdrawal_sent'],
    facts: Amount.extend({
      bank: z.string(),
      day: z.iso.date(),
      /** Unknown to notices before payouts had pages. */
      payoutId: z.uuid().nullable().default(null),
    }),
    path: ({ payoutId }) =>
      payoutId
        ? `/property-management/payouts/${payoutId}`
        : '/property-management/view-financials#payouts',
    label: { en: 'Payout sent', es: 'Pago enviado' },
    words: {
      title: { en: 'Payout sent: {{amount}}', es: 'Pago enviado: {{amount}}' },
      body: {
        en: 'To {{bank}}. Arrives by {{day}}',
        es: 'A {{bank}}. Llega a más tardar el {{day}}',
      },
    },
    action: { en: 'View payouts', es: 'Ver pagos' },
  }),
  stay_disputed: defineKind({
    audience: 'owner',
    group: 'payments',
    channels: normal,
    email: 'generic',
    icon: 'card',
    after: ['payments.dispute_opened', 'payments.dispute_closed'],
    facts: z.object({
      bookingId: z.uuid(),
      reference: z.string(),
      home: z.string(),
      state: z.enum(['opened', 'won', 'lost']),
    }),
    path: ({ bookingId }) => `/property-management/bookings/${bookingId}`,
    label: { en: 'Card disputes', es: 'Disputas de tarjeta' },
    words: {
      opened: {
        title: { en: 'Payment disputed: {{home}}', es: 'Pago en disputa: {{home}}' },
        body: {
          en: 'A bank is reviewing the guest’s payment for {{reference}}. Your share is on hold until it decides. We answer the bank for you.',
          es: 'Un banco revisa el pago del huésped de {{reference}}. Su parte queda retenida hasta que decida. Nosotros respondemos al banco.',
        },
      },
      won: {
        title: { en: 'Dispute won: {{home}}', es: 'Disputa ganada: {{home}}' },
        body: {
          en: 'The bank decided in our favor. Your share of {{reference}} is no longer on hold.',
          es: 'El banco decidió a nuestro favor. Su parte de {{reference}} ya no está retenida.',
        },
      },
      lost: {
        title: { en: 'Dispute lost: {{home}}', es: 'Disputa perdida: {{home}}' },
        body: {
          en: 'The bank returned the payment for {{reference}} to the guest. Your balance shows what it means for you.',
          es: 'El banco devolvió al huésped el pago de {{reference}}. Su saldo muestra qué significa para usted.',
        },
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
}
