import { bankWaitingDays } from './bank-account-rules.ts'
export const payoutProblems = {
  'payouts.ach_not_set': {
    status: 409,
    en: 'Set ACH_BANK_ROUTING and the other ACH settings before you create a file for US banks.',
    es: 'Defina ACH_BANK_ROUTING y los demás datos de ACH antes de crear un archivo para bancos de Estados Unidos.',
  },
  'payouts.file_gone': {
    status: 410,
    en: 'A bank account in this batch was removed, so its file can no longer be created.',
    es: 'Se eliminó una cuenta de este lote, por lo que su archivo ya no puede crearse.',
  },
  'payouts.balance_too_small': {
    status: 409,
    en: 'Your balance is too low for this payout.',
    es: 'Su saldo es insuficiente para este pago.',
  },
  'payouts.bank_account_new': {
    status: 409,
    en: `For your security, a new bank account can receive money after ${bankWaitingDays} business days.`,
    es: `Por su seguridad, una cuenta bancaria nueva puede recibir dinero después de ${bankWaitingDays} días hábiles.`,
  },
  'payouts.bank_account_unusable': {
    status: 409,
    en: 'The bank returned a payment because of this account. Remove it, then add it again or use another one.',
    es: 'El banco devolvió un pago por un problema de esta cuenta. Elimínela y agréguela de nuevo o use otra.',
  },
  'payouts.closed': {
    status: 409,
    en: 'Payouts are temporarily unavailable. Your money is safe in your balance.',
    es: 'Los pagos no están disponibles por el momento. Su dinero está seguro en su saldo.',
  },
  'payouts.file_downloaded': {
    status: 409,
    en: 'The file with this withdrawal was downloaded, so the bank may have it. Ask the bank to return the payment.',
    es: 'El archivo con este retiro ya se descargó, así que el banco puede tenerlo. Pida al banco que devuelva el pago.',
  },
  'payouts.returns_unreadable': {
    status: 400,
    en: 'This file has no returned payments. Choose the bank’s NACHA return file.',
    es: 'Este archivo no tiene pagos devueltos. Elija el archivo NACHA de devoluciones del banco.',
  },
  'payouts.too_many_files': {
    status: 409,
    en: 'A bank accepts 36 files a day. Create the next one tomorrow.',
    es: 'El banco acepta 36 archivos por día. Cree el siguiente mañana.',
  },
  'payouts.schedule_refused': {
    status: 400,
    en: 'Choose a weekday for weekly payouts or a day from 1 to 28 for monthly payouts.',
    es: 'Elija un día de la semana para pagos semanales o un día del 1 al 28 para pagos mensuales.',
  },
  'journal.period_refused': {
    status: 422,
    en: 'Choose a period of up to 400 days whose last day is not before its first.',
    es: 'Elija un periodo de hasta 400 días cuyo último día no sea anterior al primero.',
  },
} as const
