import { type MiddlewareFunction, Outlet } from 'react-router'
import { Area } from '#areas/area.tsx'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { ConsoleArea } from '#shell/access/console-area.tsx'
import { ErrorScreen } from '#shell/access/error-screen.tsx'
import { createAccessOf } from '#shell/access.ts'
import { Frame } from '#shell/frame/frame.tsx'
import { consolePages } from './routes.ts'

export { clientMiddleware } from '#areas/area.tsx'

const accessOf = createAccessOf(consolePages)

/** By the matched route, so that no spelling of a path opens a page that is switched off. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, context, pattern }) => {
    const { devPages } = context.get(pageContext).config
    if (accessOf(pattern) === 'development' && !devPages) throw notFound(request)
  },
]

export default function ConsoleRoot() {
  return (
    <Area accessOf={accessOf}>
      <ConsoleArea>
        <Outlet />
      </ConsoleArea>
    </Area>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame accessOf={accessOf}>
      <ConsoleArea>
        <ErrorScreen error={error} />
      </ConsoleArea>
    </Frame>
  )
}
