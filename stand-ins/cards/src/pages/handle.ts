import { isApiError, notFound } from '#api/errors.ts'
import { withoutSecrets } from '#api/expand.ts'
import { decodeForm, type Fields } from '#api/form-encoding.ts'
import type { PaymentMethod } from '#api/objects.ts'
import { createPaymentMethod, readCard } from '#api/payment-methods.ts'
import { payFromWallet, readWallet } from '#api/wallets.ts'
import type { Context } from '#context.ts'
import { readAppearance } from './appearance.ts'
import { type Fonts, readAssets } from './assets.ts'
import { answerBankPage, bankPage } from './bank-page.ts'
import { cardPage } from './card-page.ts'
import { standInPath } from './layout.ts'
import { walletPage } from './wallet-page.ts'

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  // The frames are sandboxed and have no origin of their own.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Answers browsers: the card form, the sheets of wallets, the bank's page and their files. */
export function createPageHandler(context: Context, fonts: Fonts) {
  const assets = readAssets(fonts)
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice(standInPath.length + 1)
    const intentId = /^bank\/(\w+)$/.exec(path)?.[1]
    if (path === 'card' && request.method === 'POST') {
      return answerCard(request, (fields) => createPaymentMethod(context, readCard(fields)))
    }
    if (path === 'wallet' && request.method === 'POST') {
      return answerCard(request, (fields) => payFromWallet(context, fields))
    }
    if (path === 'wallet') return page(() => showWallet(searchParams))
    if (path === 'card') return page(() => cardPage(readAppearance(searchParams)))
    if (intentId && request.method === 'POST') return answerBank(context, intentId, request)
    if (intentId) return page(() => showBank(context, intentId, searchParams))
    const asset = assets.get(path)
    if (!asset || request.method === 'POST') return empty(404)
    return new Response(Buffer.from(asset.body), {
      headers: { ...headers, 'content-type': asset.type },
    })
  }
}

async function answerCard(
  request: Request,
  create: (fields: Fields) => PaymentMethod,
): Promise<Response> {
  const fields = decodeForm(await request.text())
  try {
    return json(200, withoutSecrets(create(fields)))
  } catch (error) {
    if (!isApiError(error)) throw error
    return json(error.status, { error: error.error })
  }
}

function showWallet(query: URLSearchParams): string {
  const wallet = readWallet(query.get('wallet') ?? undefined)
  const amount = Number(query.get('amount'))
  if (!wallet || !Number.isSafeInteger(amount)) throw notFound('page', 'wallet')
  return walletPage(readAppearance(query), { wallet, amount })
}

function showBank(context: Context, id: string, query: URLSearchParams): string {
  return bankPage(context, readAppearance(query), { id, secret: query.get('secret') ?? '' })
}

async function answerBank(context: Context, id: string, request: Request): Promise<Response> {
  const fields = new URLSearchParams(await request.text())
  const secret = fields.get('secret') ?? ''
  const answer = fields.get('answer') ?? 'no'
  return page(() => answerBankPage(context, readAppearance(fields), { id, secret, answer }))
}

function page(render: () => string): Response {
  try {
    const type = { 'content-type': 'text/html; charset=utf-8' }
    return new Response(render(), { headers: { ...headers, ...type } })
  } catch (error) {
    if (!isApiError(error)) throw error
    return empty(404)
  }
}

function json(status: number, body: object): Response {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...type } })
}

function empty(status: number): Response {
  return new Response('', { status, headers })
}
