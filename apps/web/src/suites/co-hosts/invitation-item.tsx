import { localeOf } from '@marea/contract/platform/translate.ts'
import type { SentInvitation, TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Item } from '#ui/item-list.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'

type InvitationItemProps = {
  home: TeamHome
  invitation: SentInvitation
  onChange: () => Promise<void>
}

export function InvitationItem({ home, invitation, onChange }: InvitationItemProps) {
  const t = useText()
  const time = useTimeFormat()
  const list = new Intl.ListFormat(localeOf[useLanguage()], { type: 'conjunction' })
  const { email, homes, expiresAt, isExpired } = invitation
  const role = homes.find(({ slug }) => slug === home.slug)?.role ?? 'view'
  const others = homes.filter(({ slug }) => slug !== home.slug)
  const { entries, error } = useMenu({ home, invitation, onChange })
  return (
    <Item
      icon='clock'
      name={email}
      menu={{ label: t('team.actions_for', { name: email }), entries }}
      error=<ActionError title={t('team.not_saved')} error={error} />
      dialog={null}
    >
      <p>{t(`team.role.${role}`)}</p>
      {others.length > 0 && (
        <p className='soft small'>
          {t('team.also_invited', { homes: list.format(others.map(({ name }) => name)) })}
        </p>
      )}
      <State tone={isExpired ? 'warn' : 'info'}>
        {isExpired
          ? t('team.expired')
          : t('team.expires', { date: time.localDay(expiresAt, 'long') })}
      </State>
    </Item>
  )
}

function useMenu({ home, invitation, onChange }: InvitationItemProps) {
  const t = useText()
  const { error, attempt } = useAttempt()
  const { id, homes } = invitation
  const isForOthers = homes.some(({ slug }) => slug !== home.slug)

  function change(done: 'team.sent' | 'team.withdrawn', act: () => Promise<unknown>) {
    attempt(async () => {
      await act()
      toast.success(t(done))
      await onChange()
    })
  }

  const entries: MenuEntry[] = [
    {
      id: 'resend',
      label: t('team.resend'),
      icon: 'send',
      onSelect: () =>
        change('team.sent', () => call('POST /owner/invitations/:id/mail', { params: { id } })),
    },
    {
      id: 'withdraw',
      label: t(isForOthers ? 'team.withdraw_here' : 'team.withdraw', { home: home.name }),
      icon: 'trash',
      isDangerous: true,
      onSelect() {
        const params = { id, slug: home.slug }
        change('team.withdrawn', () =>
          call('DELETE /owner/invitations/:id/homes/:slug', { params }),
        )
      },
    },
  ]
  if (isForOthers) {
    entries.push({
      id: 'withdraw-all',
      label: t('team.withdraw_all', { count: homes.length }),
      icon: 'trash',
      isDangerous: true,
      onSelect: () =>
        change('team.withdrawn', () => call('DELETE /owner/invitations/:id', { params: { id } })),
    })
  }
  return { entries, error }
}
