import { personal } from '#platform/api/caching.ts'
import { ComingPage } from '#shell/access/coming-soon.tsx'

export const headers = personal

export default function ReportsPage() {
  return <ComingPage name='reports' />
}
