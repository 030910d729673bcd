import type { secondFactorProblems } from '#identity/second-factor-problems.ts'

type Code = keyof typeof secondFactorProblems

export const secondFactorProblemTexts: { [code in Code as `problem.${code}`]: string } = {
  'problem.identity.account_locked':
    'Esta cuenta está bloqueada. Le enviamos un correo con el motivo.',
  'problem.identity.passkey_refused':
    'No se aceptó esta llave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.',
  'problem.identity.too_many_passkeys':
    'Puede guardar hasta 20 llaves de acceso. Elimine una primero.',
  'problem.identity.second_factor_required':
    'Inicie sesión con su llave de acceso o un código de su aplicación para continuar.',
  'problem.identity.second_factor_setup_required':
    'Configure la verificación en dos pasos para abrir la consola.',
  'problem.identity.second_factor_stale':
    'Escriba un código nuevo de su aplicación o inicie sesión de nuevo con su llave de acceso.',
  'problem.identity.second_factor_on': 'La verificación en dos pasos ya está activada.',
  'problem.identity.wrong_code': 'Este código no es correcto o ya se usó. Escriba el más reciente.',
}
