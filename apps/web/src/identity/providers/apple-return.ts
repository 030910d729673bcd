type AppleUser = {
  email: string | null
  name: string | null
  firstName: string | null
  lastName: string | null
}

/** Apple's response, sent by form, query or fragment. */
export type AppleReturn = { token: string; code: string; state: string; user: AppleUser | null }

export function readAppleReturn(fields: { get(name: string): unknown }): AppleReturn | null {
  const [token, code, state] = ['id_token', 'code', 'state'].map((name) => text(fields.get(name)))
  if (!token || !code || !state) return null
  return { token, code, state, user: readAppleUser(text(fields.get('user'))) }
}

/** The state of a sign-in that the user has canceled at Apple. */
export function readAppleCancellation(fields: { get(name: string): unknown }): string | null {
  return fields.get('error') === 'user_cancelled_authorize' ? text(fields.get('state')) : null
}

/** The name comes as JSON beside the token, and only at the first consent. */
function readAppleUser(json: string | null): AppleUser | null {
  if (!json) return null
  try {
    const user: unknown = JSON.parse(json)
    const name = field(user, 'name')
    const [firstName, lastName] = [text(field(name, 'firstName')), text(field(name, 'lastName'))]
    const whole = [firstName, lastName].filter(Boolean).join(' ')
    return { email: text(field(user, 'email')), name: whole || null, firstName, lastName }
  } catch {
    return null
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
