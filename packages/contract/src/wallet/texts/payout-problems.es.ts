import type { payoutProblems } from '#wallet/payout-problems.ts'

type Code = keyof typeof payoutProblems

export const payoutProblemTexts: { [code in Code as `problem.${code}`]: string } = {
  'problem.payouts.balance_too_small': 'Su saldo es insuficiente para este pago.',
  'problem.payouts.bank_account_new':
    'Por su seguridad, una cuenta bancaria nueva puede recibir dinero después de 3 días hábiles.',
  'problem.payouts.file_downloaded':
    'El archivo con este retiro ya se descargó, así que el banco puede tenerlo. Pida al banco que devuelva el pago.',
  'problem.payouts.returns_unreadable':
    'Este archivo no tiene pagos devueltos. Elija el archivo NACHA de devoluciones del banco.',
  'problem.payouts.too_many_files':
    'El banco acepta 36 archivos por día. Cree el siguiente mañana.',
  'problem.payouts.closed':
    'Los pagos no están disponibles por el momento. Su dinero está seguro en su saldo.',
  'problem.payouts.schedule_refused':
    'Elija un día de la semana para pagos semanales o un día del 1 al 28 para pagos mensuales.',
}
