import type { Look } from './browser.ts'

export type Words = typeof en

export function wordsFor({ language }: Look): Words {
  return { en, es }[language]
}

const en = {
  demo: 'Demo',
  close: 'Close',
  cancel: 'Cancel',
  continue: 'Continue',
  answer: 'What happens next',
  failed: 'The demo couldn’t answer. Try again.',
  closeWindow: 'You can close this window.',

  google: {
    notice: 'This is a local demo of Google sign-in. Nothing is sent to Google.',
    button: 'Continue with Google',
    prompt: 'Sign in with Google',
    continueAs: 'Continue as {{name}}',
    short: 'Local Google demo',
    more: 'More accounts and errors',
    signingIn: 'Signing in as {{name}}',
    choose: 'Choose an account',
    chooseFor: 'to continue to Marea',
    unverified: 'Email not verified',
    known: 'Opens the demo guest’s account',
    reset: 'Start over',
  },
  googleAnswers: {
    valid: 'Google signs you in',
    expired: 'Error: the token has expired',
    'wrong-audience': 'Error: the token is for another site',
    'wrong-nonce': 'Error: the token is from another sign-in',
    forged: 'Error: the signature is false',
    'no-email': 'Error: the token has no email',
  },

  apple: {
    notice: 'This is a local demo of Sign in with Apple. Nothing is sent to Apple.',
    title: 'Sign in to Marea with Apple',
    account: 'Apple Account',
    name: 'Name',
    nameFirst: 'Apple shares your name the first time only.',
    nameKnown: 'Marea already has your name, so Apple doesn’t share it again.',
    email: 'Email',
    share: 'Share my email',
    hide: 'Hide my email',
    posting: 'Returning to Marea',
    refused: 'Apple can’t complete this request',
    refusedBecause: 'The address of this page is incomplete or belongs to another site.',
  },
  appleAnswers: {
    valid: 'Apple signs you in',
    'exchange-fails': 'Error: the code can’t be exchanged',
    'wrong-nonce': 'Error: the token is from another sign-in',
    expired: 'Error: the token has expired',
  },
}

const es: Words = {
  demo: 'Demo',
  close: 'Cerrar',
  cancel: 'Cancelar',
  continue: 'Continuar',
  answer: 'Qué pasa después',
  failed: 'La demostración no pudo responder. Inténtelo de nuevo.',
  closeWindow: 'Puede cerrar esta ventana.',

  google: {
    notice:
      'Esta es una demostración local del inicio de sesión con Google. No se envía nada a Google.',
    button: 'Continuar con Google',
    prompt: 'Iniciar sesión con Google',
    continueAs: 'Continuar como {{name}}',
    short: 'Demo local de Google',
    more: 'Más cuentas y errores',
    signingIn: 'Iniciando sesión como {{name}}',
    choose: 'Elija una cuenta',
    chooseFor: 'para continuar a Marea',
    unverified: 'Correo sin verificar',
    known: 'Abre la cuenta de huésped de la demostración',
    reset: 'Empezar de nuevo',
  },
  googleAnswers: {
    valid: 'Google inicia su sesión',
    expired: 'Error: el token venció',
    'wrong-audience': 'Error: el token es para otro sitio',
    'wrong-nonce': 'Error: el token es de otro inicio de sesión',
    forged: 'Error: la firma es falsa',
    'no-email': 'Error: el token no tiene correo',
  },

  apple: {
    notice: 'Esta es una demostración local de Iniciar sesión con Apple. No se envía nada a Apple.',
    title: 'Inicie sesión en Marea con Apple',
    account: 'Cuenta de Apple',
    name: 'Nombre',
    nameFirst: 'Apple comparte su nombre solo la primera vez.',
    nameKnown: 'Marea ya tiene su nombre, así que Apple no lo comparte de nuevo.',
    email: 'Correo',
    share: 'Compartir mi correo',
    hide: 'Ocultar mi correo',
    posting: 'Volviendo a Marea',
    refused: 'Apple no puede completar esta solicitud',
    refusedBecause: 'La dirección de esta página está incompleta o es de otro sitio.',
  },
  appleAnswers: {
    valid: 'Apple inicia su sesión',
    'exchange-fails': 'Error: el código no se puede canjear',
    'wrong-nonce': 'Error: el token es de otro inicio de sesión',
    expired: 'Error: el token venció',
  },
}
