import type { ServerTexts } from '#platform/language.ts'

export const expenseEmails = {
  'owners.mail.expense_paid.subject': {
    en: 'We paid an expense for {{home}}',
    es: 'Pagamos un gasto de {{home}}',
  },
  'owners.mail.expense_paid.heading': { en: 'Paid on your behalf', es: 'Pagado en su nombre' },
  'owners.mail.expense_paid.body': {
    en: 'We paid this expense for {{home}}. It’s listed in your expenses and will be deducted from your payout.',
    es: 'Pagamos este gasto de {{home}}. Aparece en sus gastos y se descontará de su pago.',
  },
  'owners.mail.expense_paid.button': { en: 'View expenses', es: 'Ver gastos' },
  'owners.mail.expense_voided.subject': {
    en: 'Expense voided: {{home}}',
    es: 'Gasto anulado: {{home}}',
  },
  'owners.mail.expense_voided.heading': { en: 'Expense voided', es: 'Gasto anulado' },
  'owners.mail.expense_voided.body': {
    en: 'This expense for {{home}} no longer counts, and the amount we deducted has been credited back to you. Reason: {{reason}}',
    es: 'Este gasto de {{home}} ya no cuenta y le acreditamos lo que habíamos descontado. Motivo: {{reason}}',
  },
  'owners.mail.expense_voided.button': { en: 'View expenses', es: 'Ver gastos' },
  'owners.mail.expense_requested.subject': {
    en: 'Expense to approve: {{home}}',
    es: 'Gasto por aprobar: {{home}}',
  },
  'owners.mail.expense_requested.heading': {
    en: 'An expense needs your approval',
    es: 'Un gasto necesita su aprobación',
  },
  'owners.mail.expense_requested.body': {
    en: 'We’d like to pay this expense for {{home}}. If you approve it, we pay it and deduct it from your payout. Nothing has been charged.',
    es: 'Queremos pagar este gasto de {{home}}. Si lo aprueba, lo pagamos y lo descontamos de su pago. Todavía no se cobró nada.',
  },
  'owners.mail.expense_requested.button': { en: 'Review expense', es: 'Revisar gasto' },
  'owners.mail.expense_declined.subject': {
    en: 'Expense declined: {{home}}',
    es: 'Gasto rechazado: {{home}}',
  },
  'owners.mail.expense_declined.heading': {
    en: 'The owner declined this expense',
    es: 'El propietario rechazó este gasto',
  },
  'owners.mail.expense_declined.body': {
    en: 'The owner of {{home}} declined this expense, so nothing was paid. Reason: {{reason}}',
    es: 'El propietario de {{home}} rechazó este gasto y no se pagó nada. Motivo: {{reason}}',
  },
  'owners.mail.expense_declined.button': { en: 'View expenses', es: 'Ver gastos' },
  'owners.mail.expense_markup': { en: 'Management markup', es: 'Cargo de gestión' },
  'owners.mail.expense_total': { en: 'Total', es: 'Total' },
} satisfies ServerTexts
