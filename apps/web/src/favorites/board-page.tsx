import { useLoaderData, useSearchParams } from 'react-router'
import { personal } from '#platform/caching.ts'
import { notFound } from '#platform/not-found.ts'
import { pageContext } from '#platform/page-context.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { CardPrice } from '#suites/card-price.tsx'
import { hasDates, readStay, stayQuery } from '#suites/stay.ts'
import { SuiteCard } from '#suites/suite-card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Heading } from '#ui/heading.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { Route } from './+types/board-page.ts'
import styles from './favorites.module.css'
import { Heart } from './heart.tsx'

export const headers = personal

/** A shared board, to read only; whoever has the address may. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { checkIn, checkOut, guests, pets } = readStay(new URL(request.url).searchParams)
  const dates = checkIn && checkOut ? { checkIn, checkOut } : {}
  try {
    return await context.get(pageContext).call('GET /shared-favorite-lists/:secret', {
      params: { secret: params.board },
      query: { ...dates, guests, pets },
    })
  } catch (error) {
    if (isUnknown(error)) throw notFound(request)
    throw error
  }
}

export default function BoardPage() {
  const t = useText()
  const { name, by, items } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const stay = readStay(params)
  const title = name ?? t('favorites.first')
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={title} isPrivate />
      <Heading level={1}>{title}</Heading>
      <p className='soft'>{t('favorites.shared_by', { name: by })}</p>
      {items.length === 0 && (
        <EmptyState
          title={t('favorites.empty_board')}
          acts={<LinkButton to='/'>{t('favorites.explore')}</LinkButton>}
        />
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.slug}>
            <SuiteCard
              card={item}
              level={2}
              query={stayQuery(params)}
              heart={<Heart slug={item.slug} name={item.name} />}
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

/** An address of another shape is as unknown as one that was taken back. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'resource.not_found' || error.code === 'request.invalid'
}
