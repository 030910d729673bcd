import type { PageGiven } from '@marea/contract/pages.ts'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { pageContext } from '#platform/api/page-context.ts'
import { serverBuild } from '#platform/page/server-build.ts'

export { queryKeysOf } from '#shell/access/shared-pages.ts'

declare const __BUILD_ID__: string

export const buildId = __BUILD_ID__

const handle = createRequestHandler(serverBuild, import.meta.env.MODE)

export function handlePage(request: Request, given: PageGiven): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, given)
  return handle(request, context)
}
