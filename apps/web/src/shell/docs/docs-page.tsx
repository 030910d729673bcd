import { data, useLoaderData } from 'react-router'
import { maxQueryLength, searchedWords } from '#articles/read/faq-search.ts'
import { MarkedText, SearchedWords } from '#articles/read/marked-text.tsx'
import { cacheable } from '#platform/api/caching.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Runs } from '#ui/text/runs.tsx'
import type { Route } from './+types/docs-page.ts'
import type { DocPart } from './doc.ts'
import { lead, parts, searchDocs } from './docs.server.ts'
import type { FoundSection } from './search-docs.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q')?.slice(0, maxQueryLength).trim() ?? ''
  const found = query ? searchDocs(query) : undefined
  return data({ lead, parts, query, found }, { headers: cacheable({ seconds: 3600 }) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

export default function DocsPage() {
  const t = useText()
  const { lead, parts, query, found } = useLoaderData<typeof loader>()
  return (
    <Page
      title={t('docs.title')}
      seo={{ description: t('docs.description') }}
      lead={
        <p lang='en'>
          <Runs runs={lead} />
        </p>
      }
      gap='large'
    >
      <FilterBar
        filters={[{ name: 'q', label: t('docs.search'), kind: 'text', maxLength: maxQueryLength }]}
        keeps={['lang']}
      />
      {found ? (
        <SearchedWords value={searchedWords(query)}>
          <Found sections={found} />
        </SearchedWords>
      ) : (
        <Columns kind='many'>
          {parts.map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </Columns>
      )}
    </Page>
  )
}

function Part({ part: { title, lead, pages } }: { part: DocPart }) {
  return (
    <Section title={title} lead={<Runs runs={lead} />} lang='en'>
      <RowList>
        {pages.map((page) => (
          <LinkRow key={page.address} to={page.address} prefetch='intent'>
            <b>{page.title}</b>
            <small>{page.summary}</small>
          </LinkRow>
        ))}
      </RowList>
    </Section>
  )
}

function Found({ sections }: { sections: readonly FoundSection[] }) {
  const t = useText()
  if (sections.length === 0) {
    return <EmptyState title={t('docs.none')}>{t('docs.none_description')}</EmptyState>
  }
  return (
    <Stack>
      <p role='status' className='soft small'>
        {t('docs.found', { count: sections.length })}
      </p>
      <RowList lang='en'>
        {sections.map(({ href, page, heading, excerpt }) => (
          <LinkRow key={href} to={href}>
            <b>
              <MarkedText text={heading === page ? page : `${page} · ${heading}`} />
            </b>
            <small>
              <MarkedText text={excerpt} />
            </small>
          </LinkRow>
        ))}
      </RowList>
    </Stack>
  )
}
