import { type Route, sendFile, sendJson, sendPage } from '#answer.ts'
import { lookOf } from '#browser.ts'
import { googleAccounts } from '#people.ts'
import type { World } from '#world.ts'
import { cookieAfter, cookieToStartOver, findAccount, googleBrowserOf } from './accounts.ts'
import { googleAnswers, issueCredential } from './issue.ts'
import { buttonPage, photoOf, promptPage, selectPage } from './pages.ts'

/** Google's routes as a site sees them: its script, the script's pages and its public keys. */
export function googleRoutes(world: World): Record<string, Route> {
  return {
    'GET /google/gsi/client': async () => sendFile('client.js'),
    'GET /google/gsi/button': async (request) => sendPage(buttonPage(lookOf(request))),
    'GET /google/gsi/prompt': async (request) => sendPage(showPrompt(request)),
    'GET /google/gsi/select': async (request) => sendPage(selectPage(lookOf(request))),
    'POST /google/gsi/issue': (request) => issue(world, request),
    'POST /google/gsi/reset': async () => sendJson({}, { cookie: cookieToStartOver() }),
    'GET /google/oauth2/v3/certs': async () =>
      sendJson(await world.signer.publish(), { cacheControl: 'public, max-age=3600' }),
    ...photoRoutes(),
  }
}

function showPrompt(request: Request): string {
  const query = new URL(request.url).searchParams
  return promptPage(lookOf(request), googleBrowserOf(request), {
    mayBeAutomatic: query.get('auto') === 'true',
    isCompact: query.get('compact') === 'true',
  })
}

async function issue(world: World, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const account = findAccount(form.get('account'))
  const answer = googleAnswers.find((known) => known === form.get('answer'))
  const nonce = form.get('nonce')
  if (!account || !answer || !nonce || form.get('client_id') !== world.google.clientId) {
    return sendJson({ error: 'invalid_request' }, { status: 400 })
  }
  const credential = await issueCredential(world, { account, nonce, answer })
  return sendJson({ credential }, { cookie: cookieAfter(googleBrowserOf(request), account) })
}

function photoRoutes(): Record<string, Route> {
  const routes = googleAccounts.map((account): [string, Route] => [
    `GET /google/photos/${account.id}.svg`,
    async () => new Response(photoOf(account), { headers: { 'content-type': 'image/svg+xml' } }),
  ])
  return Object.fromEntries(routes)
}
