import type { SavedSearch } from '@marea/contract/search/saved-searches.ts'
import { Suspense, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { toast } from '#platform/page/toast.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink, TextLink } from '#ui/button/text-link.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon } from '#ui/media/icon.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import { Row } from '#ui/page/row-list.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useSearchWords } from './use-search-words.ts'

const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'))

type ItemProps = { search: SavedSearch }

export function SavedSearchItem({ search }: ItemProps) {
  const t = useText()
  const { titleOf, detailsOf } = useSearchWords()
  const { act, isBusy } = useReloadingAction('saved_searches.failed')
  const name = titleOf(search)
  const params = { id: search.id }

  async function turn(hasAlerts: boolean) {
    const isDone = await act(() => call('PUT /saved-searches/:id', { params, body: { hasAlerts } }))
    if (isDone)
      toast.success(t(hasAlerts ? 'saved_searches.alerts_on' : 'saved_searches.alerts_off'))
  }

  return (
    <Row actions={<Actions search={search} name={name} />}>
      <Heading level={2} size='title'>
        {name}
      </Heading>
      <p className='soft'>{detailsOf(search)}</p>
      {search.isPast && (
        <p>
          <State>{t('saved_searches.past')}</State>{' '}
          <span className='soft small'>{t('saved_searches.past_description')}</span>
        </p>
      )}
      <LastAlert search={search} />
      {!search.isPast && (
        <Inline isSpread>
          <ActionLink icon='search' to={`/?${new URLSearchParams(search.query)}`}>
            {t('saved_searches.open')}
          </ActionLink>
          <Switch
            aria-label={t('saved_searches.alerts_of', { name })}
            checked={search.hasAlerts}
            disabled={isBusy}
            onChange={(event) => turn(event.target.checked)}
          >
            {t('saved_searches.alerts')}
          </Switch>
        </Inline>
      )}
    </Row>
  )
}

function LastAlert({ search: { lastAlert, query } }: ItemProps) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  if (!lastAlert) return null
  const { checkIn = '', checkOut = '', guests = '' } = query
  const stay = Object.entries({ checkIn, checkOut, guests }).filter(([, value]) => value)
  const day = time.companyDay(lastAlert.alertedAt, 'short')
  return (
    <div>
      <p className='small soft'>{t('saved_searches.alerted', { day })}</p>
      <Stack as='ul' gap={1}>
        {lastAlert.homes.map(({ slug, name, reason, total }) => (
          <Inline as='li' key={slug}>
            <TextLink to={`/suite-details/${slug}?${new URLSearchParams(stay)}`}>{name}</TextLink>
            <State tone='good'>{t(`saved_searches.reason.${reason}`)}</State>
            {total && <span className='figures'>{formatMoney(total.amount, language)}</span>}
          </Inline>
        ))}
      </Stack>
    </div>
  )
}

function Actions({ search, name }: ItemProps & { name: string }) {
  const t = useText()
  const { act, isBusy } = useReloadingAction('saved_searches.failed')
  const [asks, setAsks] = useState<'name' | 'delete'>()
  const close = () => setAsks(undefined)

  async function remove() {
    const params = { id: search.id }
    if (await act(() => call('DELETE /saved-searches/:id', { params })))
      toast.success(t('saved_searches.deleted'))
    close()
  }

  return (
    <>
      <MenuButton
        label={t('saved_searches.actions', { name })}
        entries={[
          { id: 'rename', label: t('saved_searches.rename'), onSelect: () => setAsks('name') },
          {
            id: 'delete',
            label: t('saved_searches.delete'),
            isDangerous: true,
            onSelect: () => setAsks('delete'),
          },
        ]}
      >
        <Icon name='more' />
      </MenuButton>
      {asks === 'name' && (
        <Suspense>
          <RenameDialog search={search} onClose={close} />
        </Suspense>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={t('saved_searches.delete_question', { name })}
          cancelLabel={t('saved_searches.keep')}
          confirmLabel={t('saved_searches.delete_confirm')}
          isDangerous
          isBusy={isBusy}
          onClose={close}
          onConfirm={remove}
        >
          {t('saved_searches.delete_description')}
        </ConfirmDialog>
      )}
    </>
  )
}
