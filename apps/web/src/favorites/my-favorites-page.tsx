import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { CardPrice } from '#suites/card/card-price.tsx'
import { SuiteCard } from '#suites/card/suite-card.tsx'
import { hasDates, readStay, stayQuery, withStay } from '#suites/stay.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/my-favorites-page.ts'
import styles from './favorites.module.css'
import { Heart } from './heart.tsx'
import { ListActions } from './list-actions.tsx'
import { MoveButton } from './move-button.tsx'
import { NewList } from './new-list.tsx'
import { NoticeLine } from './notice-line.tsx'
import { mergeSaved } from './saved.ts'
import { StayRow } from './stay-row.tsx'

export const headers = personal

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const stay = readStay(new URL(request.url).searchParams)
  const { checkIn, checkOut, guests, pets } = stay
  const dates = checkIn && checkOut ? { checkIn, checkOut } : {}
  return whenSignedIn(async () => {
    await mergeSaved()
    const { boards, watched } = await call('GET /favorites', { query: { ...dates, guests, pets } })
    return { boards, stay: hasDates(stay) ? stay : (watched ?? stay) }
  })
}

type Kept = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function MyFavoritesPage() {
  const t = useText()
  const kept = useLoaderData<typeof clientLoader>()
  if (!kept) return <HydrateFallback />
  const isEmpty = kept.boards.every(({ items }) => items.length === 0)
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('favorites.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1}>{t('favorites.title')}</Heading>
        {!isEmpty && <NewList />}
      </header>
      {!isEmpty && <StayRow stay={kept.stay} />}
      {isEmpty && <Empty />}
      {!isEmpty && kept.boards.map((board) => <Shelf key={board.id} {...{ kept, board }} />)}
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

type ShelfProps = { kept: Kept; board: Kept['boards'][number] }

function Shelf({ kept, board }: ShelfProps) {
  const t = useText()
  const name = board.name ?? t('favorites.first')
  return (
    <section className={styles.board} aria-label={name}>
      <div className={styles.boardHead}>
        <Heading level={2}>{name}</Heading>
        <span className='soft'>{t('search.homes', { count: board.items.length })}</span>
        <ListActions board={board} name={name} />
      </div>
      {board.secret && (
        <p className='small'>
          {t('favorites.shared')}{' '}
          <TextLink to={`/favorites/${board.secret}`}>{t('favorites.see_shared')}</TextLink>
        </p>
      )}
      {board.items.length === 0 && <p className='soft'>{t('favorites.empty_list')}</p>}
      <ul className={styles.list}>
        {board.items.map((item) => (
          <li key={item.slug}>
            <Item item={item} kept={kept} boardId={board.id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ItemProps = {
  item: Kept['boards'][number]['items'][number]
  kept: Kept
  boardId: string
}

function Item({ item, kept: { stay, boards }, boardId }: ItemProps) {
  const t = useText()
  const { slug, name, nightlyFrom, total, refusal, isListed } = item
  const days = hasDates(stay) ? stay : undefined
  const why = isListed ? refusal && t(`problem.${refusal}`) : t('favorites.not_listed')
  return (
    <SuiteCard
      card={item}
      query={stayQuery(withStay(new URLSearchParams(), stay))}
      heart={<Heart slug={slug} name={name} />}
      price={
        why ?? (
          <CardPrice nightlyFrom={nightlyFrom?.amount ?? null} total={total?.amount} days={days} />
        )
      }
    >
      <NoticeLine slug={slug} notice={item.notice} />
      {boards.length > 1 && <MoveButton {...{ slug, name, boards, boardId }} />}
    </SuiteCard>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('favorites.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1}>{t('favorites.title')}</Heading>
      </header>
      <ListSkeleton
        className={styles.board}
        listClassName={styles.list}
        above={[{ width: 'min(320px, 70%)', height: '40px' }]}
        rows={3}
        row={{ ratio: '5 / 4' }}
      />
    </div>
  )
}
