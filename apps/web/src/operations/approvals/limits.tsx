import { type ApprovalLimit, maxApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { currentStep, type SettingKind } from '#operations/settings/setting-kind.ts'
import { SettingList } from '#operations/settings/setting-list.tsx'
import { call } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** The amounts above which two administrators act. */
export function Limits({ limits }: { limits: ApprovalLimit[] }) {
  const t = useText()
  const kind = useLimitKind()
  return (
    <Section id='limits' title={t('limits.title')} lead={t('limits.description')}>
      <SettingList items={limits} kind={kind} />
    </Section>
  )
}

function useLimitKind(): SettingKind<ApprovalLimit, string> {
  const t = useText()
  const money = useMoney()
  return {
    name: (act) => t(`admin_approvals.kind.${act}`),
    about: (limit) => <About limit={limit} />,
    show: money,
    start: (earlier, limit) => typedMoney(earlier ?? currentStep(limit)?.value ?? 0),
    read: (typed, limit) => {
      const amount = parseMoney(typed)
      const isLimit = amount !== undefined && amount <= maxApprovalLimit
      return isLimit && amount !== currentStep(limit)?.value ? amount : undefined
    },
    fields: ({ typed, onChange, isWrong }) => (
      <MoneyField
        label={t('limits.amount')}
        name='amount'
        value={typed}
        onChange={onChange}
        error={isWrong ? t('limits.wrong.amount') : undefined}
      />
    ),
    effect: ({ value }, limit) => <Effect isRaise={isRaise(limit, value)} />,
    labels: (value, limit) =>
      isRaise(limit, value)
        ? { save: t('limits.ask'), saved: t('limits.requested') }
        : { save: t('limits.save'), saved: t('limits.saved') },
    save: (act, { value, reason }) =>
      call('PUT /admin/approval-limits/:kind', { params: { kind: act }, body: { value, reason } }),
  }
}

function About({ limit: { id, steps, asked } }: { limit: ApprovalLimit }) {
  const t = useText()
  const money = useMoney()
  const current = currentStep({ steps })?.value ?? 0
  return (
    <>
      <p>{t(`admin_approvals.limit.${id}`, { amount: money(current) })}</p>
      {asked && <p>{t('limits.asked', { name: asked.by, amount: money(asked.amount.amount) })}</p>}
    </>
  )
}

function Effect({ isRaise }: { isRaise: boolean }) {
  const t = useText()
  return (
    <Notice
      tone={isRaise ? 'warn' : 'info'}
      icon={isRaise ? 'lock' : 'info'}
      title={t(isRaise ? 'limits.higher' : 'limits.lower')}
      isAnnounced
    />
  )
}

function isRaise(limit: ApprovalLimit, amount = 0): boolean {
  return amount > (currentStep(limit)?.value ?? 0)
}

function useMoney() {
  const language = useLanguage()
  return (amount: number) => formatMoney(amount, language)
}
