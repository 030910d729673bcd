import { personal } from '#platform/api/caching.ts'
import { ComingSoonPage } from '#shell/access/coming-soon.tsx'

export const headers = personal

export default function NotificationsPage() {
  return <ComingSoonPage name='notifications' />
}
