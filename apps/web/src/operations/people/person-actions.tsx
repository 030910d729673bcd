import type { PersonRecord } from '@marea/contract/operations/people.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { switchAccount } from '#identity/impersonation/switch-account.ts'
import { call } from '#platform/api/api.ts'
import { withSecondFactor } from '#platform/api/auth-dialog.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type Change =
  | { kind: 'role'; profile: PersonRecord['profile'] }
  | { kind: 'lock' }
  | { kind: 'unlock' }
  | { kind: 'reset' }
  | { kind: 'act' }

type PersonActionsProps = { person: PersonRecord; onChanged: () => Promise<void> }

/** What a colleague may change; administrators cannot change their own account here. */
export function PersonActions({ person, onChanged }: PersonActionsProps) {
  const t = useText()
  const [change, setChange] = useState<Change>()
  if (person.isYou) return <p className='soft'>{t('people.you')}</p>
  const { profile, lockedAt, hasSecondFactor, passkeys } = person
  const offer = (change: Change, label: string): MenuEntry => ({
    id: label,
    label,
    onSelect: () => setChange(change),
  })
  const roles = (['USER', 'OWNER', 'ADMIN'] as const).filter((each) => each !== profile)
  const entries = [
    ...roles.map((each) => offer({ kind: 'role', profile: each }, t(`people.make.${each}`))),
    ...(hasSecondFactor || passkeys > 0 ? [offer({ kind: 'reset' }, t('people.reset'))] : []),
    lockedAt
      ? offer({ kind: 'unlock' }, t('people.unlock'))
      : { ...offer({ kind: 'lock' }, t('people.lock')), isDangerous: true, opensGroup: true },
  ]
  return (
    <Inline>
      {profile !== 'ADMIN' && !lockedAt && (
        <Button kind='quiet' small onClick={() => setChange({ kind: 'act' })}>
          {t('people.act')}
        </Button>
      )}
      <MenuButton label={t('people.actions')} entries={entries}>
        <Icon name='more' />
      </MenuButton>
      {change && (
        <ChangeDialog
          person={person}
          change={change}
          onChanged={onChanged}
          onClose={() => setChange(undefined)}
        />
      )}
    </Inline>
  )
}

type ChangeDialogProps = PersonActionsProps & { change: Change; onClose: () => void }

function ChangeDialog({ person, change, onChanged, onClose }: ChangeDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()
  const needsReason = kindsWithReason.has(change.kind)
  const { id, fullName: name } = person
  const { kind } = change
  const isAboutAdmin = person.profile === 'ADMIN'
  const isDecidedByTwo = isAboutAdmin || (kind === 'role' && change.profile === 'ADMIN')

  function confirm() {
    const isMissing = needsReason && reason.trim().length < 3
    setShort(isMissing)
    if (isMissing) return
    attempt(async () => {
      if (kind === 'act') {
        const start = () =>
          call('POST /admin/people/:id/acting', { params: { id }, body: { reason } })
        return switchAccount(await withSecondFactor(start), '/', navigate)
      }
      const { approvals } = await send(id, change, reason)
      const isAsked = approvals.length > person.approvals.length
      toast.success(t(isAsked ? 'people.asked' : 'people.changed'))
      onClose()
      await onChanged()
    })
  }

  return (
    <ConfirmDialog
      title={t(`people.question.${kind}`, { name })}
      cancelLabel={t('people.keep')}
      confirmLabel={kind === 'role' ? t(`people.make.${change.profile}`) : t(`people.${kind}`)}
      isDangerous={kind === 'lock'}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`people.effect.${kind}`)}</p>
      {isDecidedByTwo && <p>{t('people.by_two')}</p>}
      {needsReason && (
        <TextArea
          label={t('people.reason')}
          hint={t('people.reason_hint')}
          error={isShort ? t('admin.reason_short') : undefined}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <ActionError title={t('people.change_failed')} error={error} />
    </ConfirmDialog>
  )
}

const kindsWithReason: ReadonlySet<Change['kind']> = new Set(['lock', 'act'])

function send(
  id: string,
  change: Exclude<Change, { kind: 'act' }>,
  reason: string,
): Promise<PersonRecord> {
  const params = { id }
  if (change.kind === 'role') {
    return call('PUT /admin/people/:id/role', { params, body: { profile: change.profile } })
  }
  if (change.kind === 'lock') {
    return call('POST /admin/people/:id/lock', { params, body: { reason } })
  }
  if (change.kind === 'unlock') return call('POST /admin/people/:id/unlocking', { params })
  return call('POST /admin/people/:id/second-factor-reset', { params })
}
