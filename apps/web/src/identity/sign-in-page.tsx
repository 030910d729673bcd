import { Navigate, useSearchParams } from 'react-router'
import { personal } from '#platform/caching.ts'
import { useUser } from '#platform/session.ts'
import { safeNext } from './next.ts'
import { SignInPanel } from './sign-in-panel.tsx'

export const headers = personal

export default function SignInPage() {
  const user = useUser()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  return user ? <Navigate to={next} replace /> : <SignInPanel next={next} />
}
