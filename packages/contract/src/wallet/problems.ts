export const walletProblems = {
  'ledger.key_reused': {
    status: 422,
    en: 'This idempotency key was already used for a different request.',
    es: 'Esta clave de idempotencia ya se usó para otra solicitud.',
  },
  'ledger.reversed_already': {
    status: 409,
    en: 'This entry has already been reversed.',
    es: 'Este asiento ya se revirtió.',
  },
  'ledger.currencies_mixed': {
    status: 409,
    en: 'This would move money between accounts of different currencies. Use an account of the same currency.',
    es: 'Esto movería dinero entre cuentas de monedas distintas. Use una cuenta de la misma moneda.',
  },
  'ledger.hold_closed': {
    status: 409,
    en: 'This money is no longer on hold.',
    es: 'Este dinero ya no está retenido.',
  },
  'ledger.hold_exceeded': {
    status: 409,
    en: 'This is more than the amount on hold.',
    es: 'Supera el monto retenido.',
  },
  'wallet.deposit_too_small': {
    status: 400,
    en: 'Enter more than the minimum shown.',
    es: 'Ingrese más del mínimo indicado.',
  },
  'wallet.deposit_declined': {
    status: 402,
    en: 'Error making deposit',
    es: 'Error al realizar el depósito',
  },
  'wallet.deposit_failed': {
    status: 500,
    en: 'Error making deposit',
    es: 'Error al realizar el depósito',
  },
  'wallet.deposit_not_refundable': {
    status: 409,
    en: 'This is more than can be refunded to the card.',
    es: 'Supera lo que se puede reembolsar a la tarjeta.',
  },
  'wallet.deposit_settled': {
    status: 409,
    en: 'This deposit has already been processed.',
    es: 'Este depósito ya se procesó.',
  },
  'wallet.insufficient_funds': {
    status: 409,
    en: 'Your wallet balance is too low.',
    es: 'El saldo de su billetera no es suficiente.',
  },
  'wallet.withdrawals_off': {
    status: 409,
    en: 'Withdrawals are temporarily unavailable. Your money is safe in your wallet.',
    es: 'Los retiros no están disponibles por el momento. Su dinero está seguro en la billetera.',
  },
  'wallet.withdrawal_step_refused': {
    status: 409,
    en: 'This withdrawal can’t be changed at this stage.',
    es: 'Este retiro no se puede modificar en su estado actual.',
  },
  'wallet.withdrawal_failed': {
    status: 500,
    en: 'Could not process withdrawal',
    es: 'No se pudo procesar el retiro',
  },
} as const
