import { type Route, sendJson, sendPage } from '#answer.ts'
import { lookOf } from '#browser.ts'
import type { World } from '#world.ts'
import { cookieAfterConsent, findAppleAccount, firstChoice } from './accounts.ts'
import { appleAnswers, fieldsAfter } from './consent.ts'
import { exchange } from './exchange.ts'
import { authorizePage, postPage, refusalPage } from './pages.ts'

/** Apple's routes as a site sees them: the sign-in page, the exchange and its public keys. */
export function appleRoutes(world: World): Record<string, Route> {
  return {
    'GET /apple/auth/authorize': async (request) => authorize(world, request),
    'POST /apple/auth/authorize': (request) => decide(world, request),
    'POST /apple/auth/token': (request) => exchange(world, request),
    'GET /apple/auth/keys': async () =>
      sendJson(await world.signer.publish(), { cacheControl: 'public, max-age=3600' }),
  }
}

function authorize({ apple }: World, request: Request): Response {
  const look = lookOf(request)
  const query = new URL(request.url).searchParams
  const wanted = {
    client_id: apple.clientId,
    redirect_uri: apple.redirectUrl,
    response_type: 'code id_token',
    response_mode: 'form_post',
  }
  const isOurs = Object.entries(wanted).every(([name, value]) => query.get(name) === value)
  const [nonce, state] = [query.get('nonce'), query.get('state')]
  if (!isOurs || !nonce || !state) return sendPage(refusalPage(look))
  return sendPage(authorizePage(look, { nonce, state }, (account) => firstChoice(request, account)))
}

async function decide(world: World, request: Request): Promise<Response> {
  const { redirectUrl } = world.apple
  const form = new URLSearchParams(await request.text())
  const language = form.get('hl') === 'es' ? 'es' : 'en'
  const look = { language, theme: 'auto' } as const
  const account = findAppleAccount(form.get('account'))
  const answer = appleAnswers.find((known) => known === form.get('answer'))
  const [nonce, state] = [form.get('nonce'), form.get('state')]
  if (!account || !answer || !nonce || !state) return sendPage(refusalPage(look))
  const formAction = new URL(redirectUrl).origin
  if (form.get('decision') !== 'continue') {
    const fields = { state, error: 'user_cancelled_authorize' }
    return sendPage(postPage(look, redirectUrl, fields), { formAction })
  }
  const known = firstChoice(request, account)
  const email = known ?? (form.get(`email-${account.id}`) === 'hide' ? 'hide' : 'share')
  const isFirst = known === undefined
  const fields = await fieldsAfter(world, { account, email, isFirst, answer, nonce, state })
  const cookie = cookieAfterConsent(request, account, email)
  return sendPage(postPage(look, redirectUrl, fields), { formAction, cookie })
}
