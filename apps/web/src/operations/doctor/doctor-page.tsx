import {
  type DoctorFinding,
  type DoctorOutcome,
  isTrouble,
  outcomeOf,
} from '@marea/contract/operations/doctor.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'

const tones: Record<DoctorOutcome, Tone> = {
  problem: 'bad',
  warning: 'warn',
  idle: 'plain',
  well: 'good',
}
const worstFirst = Object.keys(tones)

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/doctor')))
}

export default function DoctorPage() {
  const t = useText()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('doctor.title')}
      lead={t('doctor.description')}
      failed={t('doctor.load_failed')}
      actions={<CheckAgain />}
    >
      {({ readAt, findings }) => (
        <>
          <ReadAt at={readAt} />
          <Findings findings={findings} />
        </>
      )}
    </LoadedPage>
  )
}

function CheckAgain() {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await revalidate().finally(() => setBusy(false))
  }
  return (
    <Button kind='quiet' busy={isBusy} onClick={check}>
      {t('doctor.again')}
    </Button>
  )
}

function ReadAt({ at }: { at: string }) {
  const t = useText()
  const time = useTimeFormat()
  const moment = `${time.companyDay(at, 'medium')}, ${time.companyTime(at)}`
  return (
    <p role='status' className='soft small'>
      {t('doctor.read_at', { moment })}
    </p>
  )
}

function Findings({ findings }: { findings: DoctorFinding[] }) {
  const t = useText()
  const rankOf = ({ code }: DoctorFinding) => worstFirst.indexOf(outcomeOf(code))
  return (
    <Table
      caption={t('doctor.title')}
      hideCaption
      rowId={({ check }) => check}
      rows={findings.toSorted((one, other) => rankOf(one) - rankOf(other))}
      columns={[
        {
          id: 'check',
          title: t('doctor.check'),
          isName: true,
          cell: ({ check }) => t(`doctor.check.${check}`),
        },
        {
          id: 'state',
          title: t('doctor.state'),
          cell: ({ code }) => (
            <State tone={tones[outcomeOf(code)]}>{t(`doctor.outcome.${outcomeOf(code)}`)}</State>
          ),
        },
        { id: 'found', title: t('doctor.found'), cell: (finding) => <Finding {...finding} /> },
      ]}
    />
  )
}

function Finding({ code, facts }: DoctorFinding) {
  const t = useText()
  return (
    <>
      {t(`doctor.says.${code}`, facts)}
      {isTrouble(code) && (
        <>
          {' '}
          <b>{t(`doctor.action.${code}`, facts)}</b>
        </>
      )}
    </>
  )
}

export const HydrateFallback = PageSkeleton
