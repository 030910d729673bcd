import { useParams } from 'react-router'
import { cacheable } from '#platform/caching.ts'
import { ComingPage } from '#shell/coming-page.tsx'

export const headers = cacheable

export default function SuitePage() {
  const { slug = '' } = useParams()
  return <ComingPage name='suite' params={{ name: slug }} />
}
