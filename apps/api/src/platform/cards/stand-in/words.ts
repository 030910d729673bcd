/** What the stand-in's own pages say. */
export const words = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryExample: 'MM / YY',
    cvc: 'Security code',
    numberFault: 'The card number is not right.',
    expiryFault: 'The expiry date is not right.',
    cvcFault: 'The security code has 3 or 4 digits.',
    bank: 'Your bank asks',
    payment: 'Is it you who pays Marea with the card ending in {{last4}}?',
    setup: 'Is it you who lets Marea keep the card ending in {{last4}}?',
    practice: 'This is a practice bank: no real money moves.',
    yes: 'Yes, it is me',
    no: 'No, refuse',
    done: 'Thank you. You can go back.',
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    expiryExample: 'MM / AA',
    cvc: 'Código de seguridad',
    numberFault: 'El número de la tarjeta no es correcto.',
    expiryFault: 'La fecha de vencimiento no es correcta.',
    cvcFault: 'El código de seguridad tiene 3 o 4 dígitos.',
    bank: 'Su banco pregunta',
    payment: '¿Es usted quien paga a Marea con la tarjeta terminada en {{last4}}?',
    setup: '¿Es usted quien permite a Marea guardar la tarjeta terminada en {{last4}}?',
    practice: 'Este es un banco de práctica: no se mueve dinero real.',
    yes: 'Sí, soy yo',
    no: 'No, rechazar',
    done: 'Gracias. Ya puede volver.',
  },
} as const

export type Words = (typeof words)['en' | 'es']
