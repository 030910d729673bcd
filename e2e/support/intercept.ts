import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** A body to respond with instead of the server. */
type Reply = { type: string; body: Buffer }

export type Rule = {
  /** Wildcards for the whole URL, as the browser's protocol reads them. */
  urls: readonly string[]
  /** Without a reply, the request goes on to the server. */
  answer: () => Promise<Reply | undefined>
}

/**
 * Answers or delays some requests of a page. Playwright's own `route` disables the browser's cache
 * and pauses every request, which slows pages with a hundred small files.
 */
export async function intercept(page: Page, rules: readonly Rule[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const matchers = rules.map(({ urls, answer }) => ({ matches: matcherOf(urls), answer }))
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const rule = matchers.find(({ matches }) => matches.test(request.url))
    const reply = await rule?.answer()
    const sent = reply
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: reply.type }],
          body: reply.body.toString('base64'),
        })
      : session.send('Fetch.continueRequest', { requestId })
    // The page may have been closed in the meantime.
    await sent.catch(() => undefined)
  })
  const patterns = rules.flatMap(({ urls }) => urls.map((urlPattern) => ({ urlPattern })))
  await session.send('Fetch.enable', { patterns })
}

function matcherOf(urls: readonly string[]): RegExp {
  const patterns = urls.map((url) => RegExp.escape(url).replaceAll('\\*', '.*'))
  return new RegExp(`^(${patterns.join('|')})$`)
}

const dot = fileURLToPath(new URL('../../apps/web/public/apple-touch-icon.png', import.meta.url))

/** Photos cost seconds of software rendering, and the layout does not depend on their content. */
export const smallPhotos: Rule = {
  urls: ['*.avif', '*.webp', '*.jpg'],
  answer: async () => ({ type: 'image/png', body: await readFile(dot) }),
}
