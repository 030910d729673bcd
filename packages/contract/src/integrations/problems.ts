export const integrationsProblems = {
  'api_tokens.invalid': {
    status: 401,
    en: 'This API token isn’t valid. It may have expired or been revoked.',
    es: 'Este token de API no es válido. Es posible que haya vencido o que se haya revocado.',
  },
  'api_tokens.scope_missing': {
    status: 403,
    en: 'This API token doesn’t have the permission that this call needs.',
    es: 'Este token de API no tiene el permiso que necesita esta llamada.',
  },
  'api_tokens.scope_refused': {
    status: 403,
    en: 'An API token can’t have one of the permissions you chose.',
    es: 'Un token de API no puede tener uno de los permisos que eligió.',
  },
  'api_tokens.too_many': {
    status: 409,
    en: 'You can have up to 10 API tokens. Revoke one first.',
    es: 'Puede tener hasta 10 tokens de API. Revoque uno primero.',
  },
  'webhooks.address_refused': {
    status: 400,
    en: 'Enter a public web address that begins with https://.',
    es: 'Escriba una dirección web pública que empiece con https://.',
  },
  'webhooks.known': {
    status: 409,
    en: 'You already have an endpoint with this address.',
    es: 'Ya tiene un destino con esta dirección.',
  },
  'webhooks.too_many': {
    status: 409,
    en: 'You can have up to 5 endpoints. Remove one first.',
    es: 'Puede tener hasta 5 destinos. Elimine uno primero.',
  },
  'webhooks.too_often': {
    status: 429,
    en: 'Too many attempts. Try again in an hour.',
    es: 'Demasiados intentos en poco tiempo. Inténtelo de nuevo en una hora.',
  },
  'webhooks.off': {
    status: 409,
    en: 'This endpoint is off. Turn it on and try again.',
    es: 'Este destino está desactivado. Actívelo e inténtelo de nuevo.',
  },
} as const
