import { useText } from '#platform/texts/texts.tsx'
import { readFlexible } from '#search/query.ts'
import { LoadError } from '#ui/page/load-error.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { type ChoiceOptions, ChoiceRows } from './choice-rows.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import styles from './choices.module.css'
import { choicesWithin, lowestOf, widestChoicesQuery } from './flexible-dates.ts'
import { useDateChoices } from './use-date-choices.ts'

type ChoiceListProps = Omit<ChoiceOptions, 'choices'>

export function ChoiceList(props: ChoiceListProps) {
  const { basis } = props
  const t = useText()
  const { choices: loaded, isLoading, error, retry } = useDateChoices(widestChoicesQuery(basis))
  const isAround = readFlexible(basis) === null
  if (error !== undefined) {
    return <LoadError title={t('search.choices_failed')} error={error} onRetry={retry} />
  }
  if (!loaded) return isAround ? <TilesSkeleton /> : <RowsSkeleton />
  const choices = choicesWithin(loaded, basis)
  return (
    <div className={styles.choices} aria-busy={isLoading}>
      {lowestOf(choices) === null ? (
        <p className='soft' role='status'>
          {t('search.choices_none')}
        </p>
      ) : (
        <Options isAround={isAround} {...props} choices={choices} />
      )}
    </div>
  )
}

function Options({ isAround, ...options }: ChoiceOptions & { isAround: boolean }) {
  return isAround ? <ChoiceTiles {...options} /> : <ChoiceRows {...options} />
}

const blocks: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function RowsSkeleton() {
  return (
    <Skeleton className={styles.rowsSkeleton}>
      {blocks.map((block) => (
        <SkeletonBlock key={block} height='68px' />
      ))}
    </Skeleton>
  )
}

function TilesSkeleton() {
  return (
    <Skeleton className={styles.tilesSkeleton}>
      {blocks.slice(0, 4).map((block) => (
        <SkeletonBlock key={block} width='148px' height='60px' />
      ))}
    </Skeleton>
  )
}
