/** Why a bank returned a payment; for screens and emails. */
export const returnCodeTexts = {
  'wallet.return_code.R02': 'La cuenta está cerrada',
  'wallet.return_code.R03': 'El banco no encontró la cuenta',
  'wallet.return_code.R04': 'El número de cuenta no es válido',
  'wallet.return_code.R16': 'La cuenta está congelada',
  'wallet.return_code.R17': 'El banco no pudo procesarlo o confirmar al destinatario',
  'wallet.return_code.R20': 'La cuenta no puede recibir transferencias',
  'wallet.return_code.R23': 'El titular de la cuenta lo rechazó',
  'wallet.return_code.R24': 'El banco lo consideró un pago duplicado',
  'wallet.return_code.R29': 'La cuenta de la empresa no lo acepta',
  'wallet.return_code.other': 'El banco indicó el código {{code}}',
}
