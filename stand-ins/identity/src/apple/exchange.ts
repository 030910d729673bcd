import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { sendJson } from '#answer.ts'
import type { World } from '#world.ts'

const sixMonths = 15_777_000

/** Exchanges a code once for an identity token, if the client proves its identity. */
export async function exchange(world: World, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  if (!(await isClient(world, form))) return refuse('invalid_client')
  if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type')
  const grant = world.store.redeemCode(String(form.get('code')))
  if (!grant || form.get('redirect_uri') !== world.apple.redirectUrl) return refuse('invalid_grant')
  if (grant.hasOutage) return sendJson({}, { status: 500 })
  return sendJson({
    access_token: 'none',
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: 'none',
    id_token: await world.signer.sign(grant.claims),
  })
}

function refuse(error: string): Response {
  return sendJson({ error }, { status: 400 })
}

/** The client signs its secret with its own key, for at most six months. */
async function isClient({ apple, now }: World, form: URLSearchParams): Promise<boolean> {
  if (form.get('client_id') !== apple.clientId) return false
  const verified = await jwtVerify(
    String(form.get('client_secret')),
    createPublicKey(apple.privateKey),
    {
      algorithms: ['ES256'],
      issuer: apple.teamId,
      subject: apple.clientId,
      audience: apple.issuer,
      currentDate: new Date(now()),
    },
  ).catch(() => undefined)
  const { iat = 0, exp = Number.POSITIVE_INFINITY } = verified?.payload ?? {}
  return verified?.protectedHeader.kid === apple.keyId && exp - iat <= sixMonths
}
