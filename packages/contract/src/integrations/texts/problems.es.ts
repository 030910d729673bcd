import type { ProblemCode } from '#platform/problems.ts'

type Code = Extract<ProblemCode, `api_tokens.${string}` | `webhooks.${string}`>

export const integrationProblemTexts: { [code in Code as `problem.${code}`]: string } = {
  'problem.api_tokens.invalid':
    'Este token de API no es válido. Es posible que haya vencido o que se haya revocado.',
  'problem.api_tokens.scope_missing':
    'Este token de API no tiene el permiso que necesita esta llamada.',
  'problem.api_tokens.scope_refused':
    'Un token de API no puede tener uno de los permisos que eligió.',
  'problem.api_tokens.too_many': 'Puede tener hasta 10 tokens de API. Revoque uno primero.',
  'problem.webhooks.address_refused': 'Escriba una dirección web pública que empiece con https://.',
  'problem.webhooks.known': 'Ya tiene un destino con esta dirección.',
  'problem.webhooks.too_many': 'Puede tener hasta 5 destinos. Elimine uno primero.',
  'problem.webhooks.too_often':
    'Demasiados intentos en poco tiempo. Inténtelo de nuevo en una hora.',
  'problem.webhooks.off': 'Este destino está desactivado. Actívelo e inténtelo de nuevo.',
}
