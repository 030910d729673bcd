import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { useLoaderData, useSearchParams } from 'react-router'
import { FavoriteButton } from '#favorites/favorite-button.tsx'
import { cacheable } from '#platform/api/caching.ts'
import { isMissing, notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { withChange } from '#search/query.ts'
import { CardPrice } from '#suites/card/card-price.tsx'
import { SuiteCard } from '#suites/card/suite-card.tsx'
import { AboutNeighborhood } from '#suites/neighborhood/about-neighborhood.tsx'
import { stayQuery } from '#suites/stay-params.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/neighborhood-page.ts'
import styles from './neighborhood-page.module.css'

export const headers = cacheable

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext)
  const slug = params.neighborhood
  try {
    const [neighborhood, found] = await Promise.all([
      call('GET /neighborhoods/:slug', { params: { slug } }),
      call('GET /suites', { query: { where: slug, facets: 'false' } }),
    ])
    return { neighborhood, homes: found.items }
  } catch (error) {
    if (isMissing(error)) throw notFound(request)
    throw error
  }
}

export default function NeighborhoodPage() {
  const t = useText()
  const language = useLanguage()
  const { neighborhood, homes } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { slug, about, line } = neighborhood
  const place = neighborhood.name[language]
  const title = t('neighborhood.photos', { place })
  return (
    <Page
      title={title}
      seo={descriptionOf(line[language], about[language][0])}
      lead={line[language]}
      actions={
        homes.length > 0 && (
          <LinkButton to={`/?${withChange(params, { where: slug, bbox: null })}#results`}>
            {t('neighborhood.search', { place })}
          </LinkButton>
        )
      }
      isLarge
    >
      {homes.length === 0 && (
        <EmptyState
          title={t('neighborhood.none')}
          actions={<LinkButton to='/'>{t('neighborhood.search_all')}</LinkButton>}
        >
          {t('neighborhood.none_description')}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {homes.map((home) => (
          <li key={home.slug}>
            <SuiteCard
              card={home}
              level={2}
              query={stayQuery(params)}
              heart={<FavoriteButton slug={home.slug} name={home.name} />}
              price={<CardPrice nightlyFrom={home.nightlyFrom?.amount ?? null} />}
            />
          </li>
        ))}
      </ul>
      <AboutNeighborhood
        neighborhood={{ ...neighborhood, name: neighborhood.name[defaultLanguage] }}
      />
    </Page>
  )
}

function descriptionOf(line: string, first: string | undefined) {
  const description = first ?? line
  return description ? { description } : {}
}
