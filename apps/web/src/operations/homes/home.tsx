import type { AdminHome, AdminLicense } from '@marea/contract/suites/admin-homes.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'

const homeTones = { draft: 'plain', published: 'good', unlisted: 'warn' } as const
const licenseTones = {
  to_check: 'warn',
  accepted: 'good',
  correction: 'bad',
  expiring: 'warn',
  expired: 'bad',
} as const

export function Home({ home }: { home: AdminHome }) {
  const t = useText()
  const [isRemoving, setRemoving] = useState(false)
  const { name, slug, status, owner, licenses } = home
  return (
    <Row
      actions={
        status === 'published' && (
          <Button small kind='quiet' onClick={() => setRemoving(true)}>
            {t('admin_homes.take_off')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <State tone={homeTones[status]}>{t(`admin_homes.status.${status}`)}</State>
        <Heading level={2} size='name'>
          {name}
        </Heading>
        <p className='small soft'>
          {t('admin_bookings.owner', { name: owner.fullName })}.{' '}
          {status === 'published' && (
            <TextLink to={`/suite-details/${slug}`}>{t('admin_homes.view')}</TextLink>
          )}
        </p>
        <RowList isDense none={t('admin_homes.no_licenses')}>
          {licenses.map((license) => (
            <License key={license.kind} home={home} license={license} />
          ))}
        </RowList>
      </Stack>
      {isRemoving && <RemovalDialog home={home} onClose={() => setRemoving(false)} />}
    </Row>
  )
}

function License({ home, license }: { home: AdminHome; license: AdminLicense }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const { kind, number, state } = license
  const params = { id: home.id }

  function accept() {
    attempt(async () => {
      const body = { kind, number, verdict: 'accepted' as const }
      await call('POST /admin/homes/:id/license-checks', { params, body })
      toast.success(t('admin_homes.accepted', { home: home.name }))
      await revalidate()
    })
  }

  async function ask(reason: string) {
    const body = { kind, number, verdict: 'correction' as const, reason }
    await call('POST /admin/homes/:id/license-checks', { params, body })
    setAsking(false)
    toast.success(t('admin_homes.asked', { home: home.name }))
    await revalidate()
  }

  return (
    <Row
      actions={
        <>
          {state === 'to_check' && (
            <Button small busy={isBusy} onClick={accept}>
              {t('admin_homes.accept')}
            </Button>
          )}
          {state !== 'correction' && (
            <Button small kind='quiet' onClick={() => setAsking(true)}>
              {t('admin_homes.ask')}
            </Button>
          )}
        </>
      }
    >
      <LicenseFacts license={license} />
      <ActionError title={t('desk_act.failed')} error={error} />
      {isAsking && (
        <ReasonDialog
          title={t('admin_homes.ask_title', { home: home.name })}
          effect={t('admin_homes.ask_effect', { name: home.owner.fullName })}
          hint={t('admin_homes.reason_hint')}
          confirmLabel={t('admin_homes.ask')}
          onClose={() => setAsking(false)}
          onConfirm={ask}
        />
      )}
    </Row>
  )
}

function LicenseFacts({ license }: { license: AdminLicense }) {
  const t = useText()
  const time = useTimeFormat()
  const { kind, number, validUntil, state, check } = license
  return (
    <>
      <p>
        <b>{t(`license.${kind}`)}</b> {number}{' '}
        <State tone={licenseTones[state]}>{t(`admin_homes.license.${state}`)}</State>
      </p>
      <p className='small soft'>
        {validUntil
          ? t('admin_homes.valid_until', { day: time.day(validUntil, 'medium') })
          : t('admin_homes.no_expiry')}
        {check &&
          ` ${t('admin_homes.checked', { name: check.by, day: time.companyDay(check.at, 'medium') })}`}
        {check?.reason && ` ${check.reason}`}
      </p>
      {state === 'to_check' && <p className='small soft'>{t('admin_homes.to_do')}</p>}
    </>
  )
}

function RemovalDialog({ home, onClose }: { home: AdminHome; onClose: () => void }) {
  const t = useText()
  const { revalidate } = useRevalidator()

  async function remove(reason: string) {
    await call('POST /admin/homes/:id/removal', { params: { id: home.id }, body: { reason } })
    onClose()
    toast.success(t('admin_homes.taken_off', { home: home.name }))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('admin_homes.take_off_title', { home: home.name })}
      effect={t('admin_homes.take_off_effect', { name: home.owner.fullName })}
      hint={t('admin_homes.reason_hint')}
      confirmLabel={t('admin_homes.take_off')}
      isDangerous
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
