import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { PageProvider } from '#platform/page.tsx'
import { pageContext } from '#platform/page-context.ts'
import type { PageGiven } from '#platform/page-given.ts'
import { loadTable } from '#platform/tables.ts'
import { TextsProvider } from '#platform/texts.tsx'
import { createTextsStore } from '#platform/texts-store.ts'

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
  if (status >= 400) headers.set('cache-control', 'private, no-store')
  if (request.method === 'HEAD' || (status >= 400 && isbot(request.headers.get('user-agent')))) {
    return new Response(null, { status, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  const body = await render(await document(request, status, routerContext, given), given)
  return new Response(body, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { report } = context.get(pageContext)
  if (report) report(error)
  else process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
}

async function document(
  request: Request,
  status: number,
  routerContext: EntryContext,
  { config, language, nonce, requestId }: PageGiven,
) {
  const texts = createTextsStore({ language, table: await loadTable(language) })
  const page = { config, nonce, requestId: status >= 500 ? requestId : undefined }
  return (
    <PageProvider page={page}>
      <TextsProvider store={texts}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </TextsProvider>
    </PageProvider>
  )
}

/** Waits for the whole page: what is cached and what crawlers read must be complete. */
function render(page: React.ReactNode, { nonce, report }: PageGiven): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timeout)
        const body = new PassThrough()
        pipe(body)
        resolve(createReadableStreamFromReadable(body))
      },
      onShellError: reject,
      onError: (error) => report?.(error),
    })
  })
}
