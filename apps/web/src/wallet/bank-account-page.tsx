import { personal } from '#platform/caching.ts'
import { ComingPage } from '#shell/coming.tsx'

export const headers = personal

export default function BankAccountPage() {
  return <ComingPage name='bank_account' />
}
