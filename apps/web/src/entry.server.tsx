import { Writable } from 'node:stream'
import type { PageGiven } from '@marea/contract/pages.ts'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from '#platform/api/page-context.ts'
import { deferScripts } from '#platform/page/deferred-scripts.ts'
import { PageProvider } from '#platform/page/page.tsx'
import { splice } from '#platform/page/splice.ts'
import { insertTexts, recordTexts } from '#platform/texts/page-texts.ts'
import { TextsProvider } from '#platform/texts/texts.tsx'
import { createTextsStore, type TextsStore } from '#platform/texts/texts-store.ts'

type Bytes = Buffer<ArrayBuffer>

export const streamTimeout = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const given = context.get(pageContext)
  headers.set('content-language', given.language)
  if (status >= 400 || !headers.has('cache-control')) {
    headers.set('cache-control', 'private, no-store')
  }
  if (status >= 400 && isCrawler(request)) {
    return new Response('', { status, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  const { table, used } = recordTexts(given.texts)
  const texts = createTextsStore({ language: given.language, table })
  const html = await render(document(request, status, routerContext, given, texts), given)
  given.deliver(splice(html, [...deferScripts(html), ...insertTexts(html, used())]))
  return new Response(null, { status, headers })
}

/**
 * Headless browsers are treated as people, because tests use them; only crawlers get no error page.
 */
function isCrawler(request: Request): boolean {
  return isbot(request.headers.get('user-agent')?.replace('HeadlessChrome', 'Chrome'))
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).report(error)
}

function document(
  request: Request,
  status: number,
  routerContext: EntryContext,
  { config, nonce, requestId }: PageGiven,
  texts: TextsStore,
) {
  const page = { config, nonce, requestId: status >= 500 ? requestId : undefined }
  return (
    <PageProvider page={page}>
      <TextsProvider store={texts}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </TextsProvider>
    </PageProvider>
  )
}

/** Waits for the whole page, because cached pages and pages for crawlers must be complete. */
function render(page: ReactNode, { nonce, report }: PageGiven): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout)
        pipe(gather(resolve))
      },
      onShellError: reject,
      onError: report,
    })
  })
}

function gather(onEnd: (bytes: Bytes) => void): Writable {
  const chunks: Bytes[] = []
  return new Writable({
    write(chunk: Bytes, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      onEnd(Buffer.concat(chunks))
      done()
    },
  })
}
