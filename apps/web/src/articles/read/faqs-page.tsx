import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useDataInLanguage } from '#platform/texts/use-data-in-language.ts'
import { Faqs } from '#shell/pages/faqs.tsx'
import type { Route } from './+types/faqs-page.ts'
import { keepsFaqs } from './use-faq-query.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = context.get(pageContext)
  const { groups, freshSeconds } = await call('GET /faqs', { query: { language } })
  return data({ groups, language }, { headers: cacheable({ seconds: Math.min(60, freshSeconds) }) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

export const shouldRevalidate = keepsFaqs

export default function FaqsPage() {
  const { groups, language } = useLoaderData<typeof loader>()
  useDataInLanguage(language)
  return <Faqs groups={groups} />
}
