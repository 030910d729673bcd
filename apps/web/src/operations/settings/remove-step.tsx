import { useRevalidator } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import {
  type AnySetting,
  type DatedStep,
  type SettingKind,
  stepBefore,
  type ValueOf,
} from './setting-kind.ts'

type RemoveStepProps<Item extends AnySetting, Typed> = {
  item: Item
  kind: SettingKind<Item, Typed>
  step: DatedStep<ValueOf<Item>>
  onClose: () => void
}

export function RemoveStep<Item extends AnySetting, Typed>({
  item,
  kind,
  step,
  onClose,
}: RemoveStepProps<Item, Typed>) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()

  return (
    <ConfirmAction
      title={t('setting.remove_title')}
      cancelLabel={t('setting.keep')}
      onClose={onClose}
      confirmLabel={t('setting.remove')}
      isDangerous
      failed={t('desk_act.failed')}
      onConfirm={async () => kind.remove?.(item.id, step)}
      done={t('setting.removed')}
      onDone={revalidate}
    >
      <p>
        {stepBefore(item, step.from)
          ? t('setting.remove_effect', { day: time.day(step.from, 'medium') })
          : kind.none}
      </p>
    </ConfirmAction>
  )
}
