import { Outlet } from 'react-router'
import { Area } from '#areas/area.tsx'
import { ErrorScreen } from '#shell/access/error-screen.tsx'
import { OwnersOnly } from '#shell/access/owners-only.tsx'
import { createAccessOf } from '#shell/access.ts'
import { Frame } from '#shell/frame/frame.tsx'
import { ownerPages } from './routes.ts'

export { clientMiddleware } from '#areas/area.tsx'

const accessOf = createAccessOf(ownerPages)

export default function OwnerRoot() {
  return (
    <Area accessOf={accessOf}>
      <OwnersOnly>
        <Outlet />
      </OwnersOnly>
    </Area>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame accessOf={accessOf}>
      <OwnersOnly>
        <ErrorScreen error={error} />
      </OwnersOnly>
    </Frame>
  )
}
