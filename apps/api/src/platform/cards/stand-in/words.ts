/** What the stand-in's own pages say. */
export const words = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiration date',
    expiryExample: 'MM / YY',
    cvc: 'Security code',
    numberFault: 'The card number is incorrect.',
    expiryFault: 'The expiration date is incorrect.',
    cvcFault: 'Enter the 3 or 4 digits of the security code.',
    bank: 'Confirm this payment',
    payment: 'Are you paying Marea with the card ending in {{last4}}?',
    setup: 'Allow Marea to save the card ending in {{last4}}?',
    practice: 'This is a demo bank. No real money is charged.',
    yes: 'Yes, it’s me',
    no: 'No, decline',
    done: 'Thank you. You can return to Marea.',
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    expiryExample: 'MM / AA',
    cvc: 'Código de seguridad',
    numberFault: 'El número de tarjeta es incorrecto.',
    expiryFault: 'La fecha de vencimiento es incorrecta.',
    cvcFault: 'Ingrese los 3 o 4 dígitos del código de seguridad.',
    bank: 'Confirme este pago',
    payment: '¿Está pagando a Marea con la tarjeta terminada en {{last4}}?',
    setup: '¿Permite que Marea guarde la tarjeta terminada en {{last4}}?',
    practice: 'Este es un banco de demostración. No se cobra dinero real.',
    yes: 'Sí, soy yo',
    no: 'No, rechazar',
    done: 'Gracias. Puede volver a Marea.',
  },
} as const

export type Words = (typeof words)['en' | 'es']
