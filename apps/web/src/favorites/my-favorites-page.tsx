import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { CardPrice } from '#suites/card/card-price.tsx'
import { SuiteCard } from '#suites/card/suite-card.tsx'
import { hasDates, parseStay, stayQuery, withStay } from '#suites/stay-params.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/my-favorites-page.ts'
import { FavoriteButton } from './favorite-button.tsx'
import styles from './favorites.module.css'
import { ListActions } from './list-actions.tsx'
import { MoveButton } from './move-button.tsx'
import { NewList } from './new-list.tsx'
import { NoticeLine } from './notice-line.tsx'
import { mergeSaved } from './saved.ts'
import { StayRow } from './stay-row.tsx'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const stay = parseStay(new URL(request.url).searchParams)
  const { checkIn, checkOut } = stay
  const dates = checkIn && checkOut ? { checkIn, checkOut } : {}
  return whenSignedIn(async () => {
    await mergeSaved()
    const { boards, watched } = await call('GET /favorites', {
      query: { ...dates, ...guestCountsOf(stay) },
    })
    return { boards, stay: hasDates(stay) ? stay : (watched ?? stay) }
  })
}

type LoadedFavorites = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function MyFavoritesPage() {
  const t = useText()
  const kept = useLoaderData<typeof clientLoader>()
  if (!kept) return <HydrateFallback />
  const isEmpty = kept.boards.every(({ items }) => items.length === 0)
  return (
    <div className='measure'>
      <DocumentHead title={t('favorites.title')} isPrivate />
      <PageHead title={t('favorites.title')} actions={!isEmpty && <NewList />} />
      {!isEmpty && <StayRow stay={kept.stay} />}
      {isEmpty && <Empty />}
      {!isEmpty &&
        kept.boards.map((board) => (
          <FavoriteListSection key={board.id} {...{ favorites: kept, list: board }} />
        ))}
    </div>
  )
}

function Empty() {
  const t = useText()
  return (
    <div className={styles.none}>
      <EmptyState
        title={t('favorites.empty')}
        actions={<LinkButton to='/'>{t('favorites.explore')}</LinkButton>}
      >
        {t('favorites.empty_description')}
      </EmptyState>
    </div>
  )
}

type FavoriteListSectionProps = {
  favorites: LoadedFavorites
  list: LoadedFavorites['boards'][number]
}

function FavoriteListSection({ favorites, list }: FavoriteListSectionProps) {
  const t = useText()
  const name = list.name ?? t('favorites.first')
  return (
    <section className={styles.listSection} aria-label={name}>
      <Inline gap={4}>
        <Heading level={2}>{name}</Heading>
        <span className='soft'>{t('search.homes', { count: list.items.length })}</span>
        <ListActions list={list} name={name} />
      </Inline>
      {list.secret && (
        <p className='small'>
          {t('favorites.shared')}{' '}
          <TextLink to={`/favorites/${list.secret}`}>{t('favorites.see_shared')}</TextLink>
        </p>
      )}
      {list.items.length === 0 && <p className='soft'>{t('favorites.empty_list')}</p>}
      <ul className={styles.list}>
        {list.items.map((item) => (
          <li key={item.slug}>
            <FavoriteItem item={item} favorites={favorites} boardId={list.id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FavoriteItemProps = {
  item: LoadedFavorites['boards'][number]['items'][number]
  favorites: LoadedFavorites
  boardId: string
}

function FavoriteItem({ item, favorites: { stay, boards }, boardId }: FavoriteItemProps) {
  const t = useText()
  const { slug, name, nightlyFrom, total, refusal, isListed } = item
  const days = hasDates(stay) ? stay : undefined
  const why = isListed ? refusal && t(`problem.${refusal}`) : t('favorites.not_listed')
  return (
    <SuiteCard
      card={item}
      query={stayQuery(withStay(new URLSearchParams(), stay))}
      heart={<FavoriteButton slug={slug} name={name} />}
      price={
        why ?? (
          <CardPrice nightlyFrom={nightlyFrom?.amount ?? null} total={total?.amount} days={days} />
        )
      }
    >
      <NoticeLine slug={slug} notice={item.notice} />
      {boards.length > 1 && <MoveButton {...{ slug, name, lists: boards, boardId }} />}
    </SuiteCard>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className='measure'>
      <DocumentHead title={t('favorites.title')} isPrivate />
      <PageHead title={t('favorites.title')} />
      <ListSkeleton
        className={styles.listSection}
        listClassName={styles.list}
        above={[{ width: 'min(320px, 70%)', height: '40px' }]}
        rows={3}
        row={{ ratio: '5 / 4' }}
      />
    </div>
  )
}
