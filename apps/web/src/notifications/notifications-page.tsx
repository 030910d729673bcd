import { personal } from '#platform/api/caching.ts'
import { ComingPage } from '#shell/access/coming-soon.tsx'

export const headers = personal

export default function NotificationsPage() {
  return <ComingPage name='notifications' />
}
