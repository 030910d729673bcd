import { useLoaderData, useSearchParams } from 'react-router'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { CardPrice } from '#suites/card/card-price.tsx'
import { SuiteCard } from '#suites/card/suite-card.tsx'
import { hasDates, parseStay, stayQuery } from '#suites/stay-params.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import type { Route } from './+types/shared-list-page.ts'
import { FavoriteButton } from './favorite-button.tsx'
import styles from './favorites.module.css'

/** A shared list, read-only for anyone with the link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { checkIn, checkOut, ...guestCounts } = parseStay(new URL(request.url).searchParams)
  const dates = checkIn && checkOut ? { checkIn, checkOut } : {}
  try {
    return await context.get(pageContext).call('GET /shared-favorite-lists/:secret', {
      params: { secret: params.board },
      query: { ...dates, ...guestCounts },
    })
  } catch (error) {
    if (isUnknown(error)) throw notFound(request)
    throw error
  }
}

export default function SharedListPage() {
  const t = useText()
  const { name, by, items } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const stay = parseStay(params)
  const title = name ?? t('favorites.first')
  return (
    <div className='measure'>
      <DocumentHead title={title} isPrivate />
      <PageHead title={title} lead={t('favorites.shared_by', { name: by })} />
      {items.length === 0 && (
        <EmptyState
          title={t('favorites.empty_list')}
          actions={<LinkButton to='/'>{t('favorites.explore')}</LinkButton>}
        />
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.slug}>
            <SuiteCard
              card={item}
              level={2}
              query={stayQuery(params)}
              heart={<FavoriteButton slug={item.slug} name={item.name} />}
              price={
                item.refusal ? (
                  t(`problem.${item.refusal}`)
                ) : (
                  <CardPrice
                    nightlyFrom={item.nightlyFrom?.amount ?? null}
                    total={item.total?.amount}
                    days={hasDates(stay) ? stay : undefined}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Malformed and revoked links both show not found. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'resource.not_found' || error.code === 'request.invalid'
}
