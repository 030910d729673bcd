import {
  type Maintenance,
  maintenanceMinutes,
} from '@marea/contract/platform/settings/maintenance.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { PrivateSite } from '#setup/private-site.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import styles from './maintenance.module.css'

export const headers = personal

export function clientLoader() {
  return whenAdmin(() =>
    loadPart(
      Promise.all([call('GET /admin/maintenance'), call('GET /admin/site')]).then(
        ([current, { isOpen }]) => ({ current, isOpen }),
      ),
    ),
  )
}

export default function MaintenancePage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('maintenance_mode.title')}
      lead={t('maintenance_mode.description')}
      failed={t('maintenance_mode.load_failed')}
    >
      {({ current, isOpen }) => (
        <>
          <PrivateSite isOpen={isOpen} />
          {current ? <Closed {...current} /> : isOpen && <Open />}
          <StartForm isClosed={current !== null} />
        </>
      )}
    </LoadedPage>
  )
}

function Open() {
  const t = useText()
  return (
    <Notice tone='good' title={t('maintenance_mode.open')} isAnnounced>
      {t('maintenance_mode.open_body')}
    </Notice>
  )
}

function Closed({ endsAt, startedBy: who, reason }: Maintenance) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  async function end() {
    await call('DELETE /admin/maintenance')
    await revalidate()
  }
  const moment = `${time.companyDay(endsAt, 'medium')}, ${time.companyTime(endsAt)}`
  const [now] = useState(() => Date.now())
  return (
    <Notice
      tone='warn'
      title={t('maintenance_mode.closed')}
      isAnnounced
      actions={
        <Button small busy={isBusy} onClick={() => attempt(end)}>
          {t('maintenance_mode.end')}
        </Button>
      }
    >
      {t('maintenance_mode.closed_body', { moment, who, reason })}{' '}
      {Date.parse(endsAt) < now && t('maintenance_mode.over')}
      <ActionError title={t('maintenance_mode.not_saved')} error={error} />
    </Notice>
  )
}

function StartForm({ isClosed }: { isClosed: boolean }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState({ minutes: '30', reason: '' })
  const minutes = Number(typed.minutes)
  const reason = typed.reason.trim()
  const isWrong = !Number.isInteger(minutes) || minutes < min || minutes > max
  const given = isWrong || reason.length < 3 ? undefined : { minutes, reason }
  const { isAsked, isBusy, error, form } = useSubmission(given, async (body) => {
    await call('POST /admin/maintenance', { body })
    setTyped({ minutes: typed.minutes, reason: '' })
    await revalidate()
  })
  return (
    <Form className={styles.form} {...form}>
      <Field
        label={t('maintenance_mode.minutes')}
        hint={t('maintenance_mode.minutes_hint', maintenanceMinutes)}
        inputMode='numeric'
        value={typed.minutes}
        onChange={({ target }) => setTyped({ ...typed, minutes: target.value })}
        error={
          isAsked && isWrong ? t('maintenance_mode.wrong.minutes', maintenanceMinutes) : undefined
        }
      />
      <TextArea
        label={t('maintenance_mode.reason')}
        hint={t('maintenance_mode.reason_hint')}
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        error={isAsked && reason.length < 3 ? t('maintenance_mode.wrong.reason') : undefined}
      />
      <ActionError title={t('maintenance_mode.not_saved')} error={error} />
      <Button type='submit' busy={isBusy} kind={isClosed ? 'quiet' : 'danger'}>
        {t(isClosed ? 'maintenance_mode.change' : 'maintenance_mode.start')}
      </Button>
    </Form>
  )
}

const { min, max } = maintenanceMinutes

export const HydrateFallback = PageSkeleton
