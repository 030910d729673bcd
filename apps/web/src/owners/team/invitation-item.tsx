import type { SentInvitation } from '@marea/contract/suites/co-hosts.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { Item } from '#ui/state/item-list.tsx'
import { State } from '#ui/text/badge.tsx'

type InvitationItemProps = { invitation: SentInvitation; onChange: () => Promise<void> }

export function InvitationItem({ invitation, onChange }: InvitationItemProps) {
  const t = useText()
  const time = useTimeFormat()
  const { error, attempt } = useAttempt()
  const { id, email, role, expiresAt, isExpired } = invitation
  const params = { id }

  function resend() {
    attempt(async () => {
      await call('POST /owner/invitations/:id/mail', { params })
      toast.success(t('team.sent'))
      await onChange()
    })
  }

  function withdraw() {
    attempt(async () => {
      await call('DELETE /owner/invitations/:id', { params })
      toast.success(t('team.withdrawn'))
      await onChange()
    })
  }

  const entries: MenuEntry[] = [
    { id: 'resend', label: t('team.resend'), icon: 'send', onSelect: resend },
    {
      id: 'withdraw',
      label: t('team.withdraw'),
      icon: 'trash',
      isDangerous: true,
      onSelect: withdraw,
    },
  ]
  return (
    <Item
      icon='clock'
      name={email}
      menu={{ label: t('team.actions_for', { name: email }), entries }}
      error={error !== null && <ActionError title={t('team.not_saved')} error={error} />}
      dialog={null}
    >
      <p>{t(`team.role.${role}`)}</p>
      <State tone={isExpired ? 'warn' : 'info'}>
        {isExpired
          ? t('team.expired')
          : t('team.expires', { date: time.localDay(expiresAt, 'long') })}
      </State>
    </Item>
  )
}
