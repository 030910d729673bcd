/** Why an API token or a webhook endpoint was not created or not accepted. */
export const integrationsProblems = {
  'api_tokens.invalid': {
    status: 401,
    message: 'This API token isn’t valid. It may have expired or been revoked.',
  },
  'api_tokens.scope_missing': {
    status: 403,
    message: 'This API token doesn’t have the permission that this call needs.',
  },
  'api_tokens.scope_refused': {
    status: 403,
    message: 'An API token can’t have one of the permissions you chose.',
  },
  'api_tokens.too_many': {
    status: 409,
    message: 'You can have up to 10 API tokens. Revoke one first.',
  },
  'webhooks.address_refused': {
    status: 400,
    message: 'Enter a public web address that begins with https://.',
  },
  'webhooks.known': { status: 409, message: 'You already have an endpoint with this address.' },
  'webhooks.too_many': {
    status: 409,
    message: 'You can have up to 5 endpoints. Remove one first.',
  },
  'webhooks.too_often': {
    status: 429,
    message: 'Too many attempts. Try again in an hour.',
  },
  'webhooks.off': {
    status: 409,
    message: 'This endpoint is off. Turn it on and try again.',
  },
} as const
