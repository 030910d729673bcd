import { readFileSync } from 'node:fs'

export type Route = (request: Request) => Promise<Response>

export function sendPage(body: string, { formAction = '', cookie = '' } = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyWith(formAction),
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      ...(cookie ? { 'set-cookie': cookie } : {}),
    },
  })
}

type Details = { status?: number; cacheControl?: string; cookie?: string }

export function sendJson(body: object, details: Details = {}): Response {
  const { status = 200, cacheControl = 'no-store', cookie } = details
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': cacheControl,
      ...(cookie ? { 'set-cookie': cookie } : {}),
    },
  })
}

function policyWith(formAction: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${formAction}`.trim(),
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ')
}

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

const files: Record<string, string> = Object.fromEntries(
  ['client.js', 'button.js', 'prompt.js', 'select.js', 'authorize.js', 'post.js', 'pages.css'].map(
    (name) => [name, readFileSync(new URL(`./pages/${name}`, import.meta.url), 'utf8')],
  ),
)

export function sendFile(name: string): Response {
  const text = Object.hasOwn(files, name) ? files[name] : undefined
  if (text === undefined) return new Response('', { status: 404 })
  const type = name.endsWith('.css') ? types.css : types.js
  return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-cache' } })
}
