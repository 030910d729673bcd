import type { Texts } from '#platform/language.ts'

export const returnCodeTexts = {
  'wallet.return_code.R02': { en: 'The account is closed', es: 'La cuenta está cerrada' },
  'wallet.return_code.R03': {
    en: 'The bank couldn’t find the account',
    es: 'El banco no encontró la cuenta',
  },
  'wallet.return_code.R04': {
    en: 'The account number isn’t valid',
    es: 'El número de cuenta no es válido',
  },
  'wallet.return_code.R16': { en: 'The account is frozen', es: 'La cuenta está congelada' },
  'wallet.return_code.R17': {
    en: 'The bank couldn’t process it or confirm who it’s for',
    es: 'El banco no pudo procesarlo o confirmar al destinatario',
  },
  'wallet.return_code.R20': {
    en: 'The account can’t receive transfers',
    es: 'La cuenta no puede recibir transferencias',
  },
  'wallet.return_code.R23': {
    en: 'The account holder refused it',
    es: 'El titular de la cuenta lo rechazó',
  },
  'wallet.return_code.R24': {
    en: 'The bank treated it as a duplicate',
    es: 'El banco lo consideró un pago duplicado',
  },
  'wallet.return_code.R29': {
    en: 'The company’s account doesn’t accept it',
    es: 'La cuenta de la empresa no lo acepta',
  },
  'wallet.return_code.other': {
    en: 'The bank gave code {{code}}',
    es: 'El banco indicó el código {{code}}',
  },
} satisfies Texts
