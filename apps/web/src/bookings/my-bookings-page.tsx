import { personal } from '#platform/caching.ts'
import { ComingPage } from '#shell/coming.tsx'

export const headers = personal

export default function MyBookingsPage() {
  return <ComingPage name='bookings' />
}
