import type { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { useLocation, useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Table } from '#ui/table/table.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { LimitSheet } from './limit-form.tsx'

export function Limits({ limits }: { limits: ApprovalLimit[] }) {
  const t = useText()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const close = useCloseTo('?')
  const opened = limits.find(({ kind }) => kind === new URLSearchParams(search).get('limit'))
  return (
    <section id='limits' className={admin.section}>
      <div className={admin.intro}>
        <Heading level={2} size='name'>
          {t('limits.title')}
        </Heading>
        <p className='soft'>{t('limits.description')}</p>
      </div>
      <LimitTable limits={limits} />
      <History limits={limits} />
      {opened && <LimitSheet limit={opened} onClose={close} onSaved={revalidate} />}
    </section>
  )
}

function LimitTable({ limits }: { limits: ApprovalLimit[] }) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <Table
      caption={t('limits.title')}
      hideCaption
      rowId={({ kind }) => kind}
      rows={limits}
      columns={[
        {
          id: 'act',
          title: t('limits.act'),
          isName: true,
          cell: ({ kind, amount, asked }) => (
            <div className={admin.cell}>
              {t(`approval_desk.kind.${kind}`)}
              <small>{t(`approval_desk.limit.${kind}`, { amount: money(amount.amount) })}</small>
              {asked && (
                <small>
                  {t('limits.asked', { name: asked.by, amount: money(asked.amount.amount) })}
                </small>
              )}
            </div>
          ),
        },
        {
          id: 'limit',
          title: t('limits.limit'),
          isFigure: true,
          cell: ({ amount }) => money(amount.amount),
        },
        {
          id: 'change',
          title: t('limits.action'),
          hidesTitle: true,
          cell: ({ kind }) => (
            <LinkButton
              small
              kind='quiet'
              to={`?limit=${kind}`}
              state={opensOverlay}
              preventScrollReset
            >
              {t('limits.change')}
              <span className='hidden-label'> {t(`approval_desk.kind.${kind}`)}</span>
            </LinkButton>
          ),
        },
      ]}
    />
  )
}

function History({ limits }: { limits: ApprovalLimit[] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const changes = limits
    .flatMap(({ kind, history }) => history.map((change) => ({ kind, ...change })))
    .sort((one, other) => (one.changedAt > other.changedAt ? -1 : 1))
  if (changes.length === 0) return null
  return (
    <details>
      <summary>{t('limits.history')}</summary>
      <ol className={admin.steps}>
        {changes.map(({ kind, before, amount, reason, changedBy, approvedBy, changedAt }) => {
          const at = `${time.miamiDay(changedAt, 'medium')}, ${time.miamiTime(changedAt)}`
          return (
            <li key={`${kind}${changedAt}`}>
              <div>
                <b>
                  {t('limits.changed', {
                    act: t(`approval_desk.kind.${kind}`),
                    before: formatMoney(before.amount, language),
                    after: formatMoney(amount.amount, language),
                  })}
                </b>
                <p>{reason}</p>
                <p className='soft'>
                  {approvedBy
                    ? t('limits.by_two', { name: changedBy, approver: approvedBy, at })
                    : t('limits.by', { name: changedBy, at })}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
