import { useLoaderData, useRevalidator } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from '#shell/pages/article.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import type { Route } from './+types/status-page.ts'
import { StatusReport } from './status-report.tsx'
import { useMoment } from './use-moment.ts'

export const headers = () => cacheable({ seconds: 15 })

export async function loader({ context }: Route.LoaderArgs) {
  const status = await context
    .get(pageContext)
    .call('GET /status')
    .catch(() => undefined)
  return { status }
}

export default function StatusPage() {
  const t = useText()
  const moment = useMoment()
  const { status } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const note = status && t('status.read_at', { moment: moment(status.readAt) })
  return (
    <Article
      title={t('status.title')}
      summary={t('status.description')}
      {...(note ? { note } : {})}
    >
      {status ? (
        <StatusReport status={status} />
      ) : (
        <ArticleSection title={t('status.services')}>
          <LoadError title={t('status.unavailable')} error={undefined} onRetry={revalidate} />
        </ArticleSection>
      )}
    </Article>
  )
}
