import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RemoveStep } from './remove-step.tsx'
import type { AnySetting, DatedStep, SettingKind, ValueOf } from './setting-kind.ts'
import { SettingSheet } from './setting-sheet.tsx'
import { Step } from './setting-step.tsx'

type ListProps<Item extends AnySetting, Typed> = {
  items: readonly Item[]
  kind: SettingKind<Item, Typed>
}

/** Settings with what applies, what will and what did; the URL says which of them is changed. */
export function SettingList<Item extends AnySetting, Typed>({
  items,
  kind,
}: ListProps<Item, Typed>) {
  const close = useCloseTo('?')
  const asked = new URLSearchParams(useLocation().search)
  const opened = items.find(({ id }) => id === asked.get('open'))
  const chosen = opened?.steps.at(-Number(asked.get('step')))
  return (
    <>
      <RowList>
        {items.map((item) => (
          <SettingItem key={item.id} item={item} kind={kind} />
        ))}
      </RowList>
      {opened && (
        <SettingSheet
          item={opened}
          kind={kind}
          chosen={asked.has('step') ? chosen : undefined}
          onClose={close}
        />
      )}
    </>
  )
}

type ItemProps<Item extends AnySetting, Typed> = {
  item: Item
  kind: SettingKind<Item, Typed>
}

function SettingItem<Item extends AnySetting, Typed>({ item, kind }: ItemProps<Item, Typed>) {
  const t = useText()
  const [removing, setRemoving] = useState<DatedStep<ValueOf<Item>>>()
  const { id, steps } = item
  const name = kind.name(id)
  const past = steps.filter(({ state }) => state === 'past')
  const step = (each: (typeof steps)[number]) => (
    <Step
      key={steps.indexOf(each)}
      step={each}
      item={item}
      kind={kind}
      // Counted from the earliest, so that it stays the same when another change is added.
      open={`?open=${id}&step=${steps.length - steps.indexOf(each)}`}
      onRemove={setRemoving}
    />
  )
  return (
    <Row
      actions={
        <LinkButton small kind='quiet' to={`?open=${id}`} isOverlay>
          {t('setting.change')}
          <span className='hidden-label'> {name}</span>
        </LinkButton>
      }
    >
      <Heading level={2} size='plain'>
        {name}
      </Heading>
      {kind.about && <div className='small soft'>{kind.about(item)}</div>}
      {steps.length === 0 && <p className='soft'>{kind.none}</p>}
      <ol>{steps.filter(({ state }) => state !== 'past').map(step)}</ol>
      {past.length > 0 && (
        <Disclosure title={t('setting.history')}>
          <ol>{past.map(step)}</ol>
        </Disclosure>
      )}
      {removing && (
        <RemoveStep
          item={item}
          kind={kind}
          step={removing}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Row>
  )
}
