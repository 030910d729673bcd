import type { SearchResult } from '@marea/contract/search/endpoints.ts'
import { type Amenity, amenityGroups } from '@marea/contract/suites/amenities.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { readAmenities, withAmenity, withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { Pill } from '#ui/button/pill.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import styles from './filters.module.css'
import { PriceFields } from './price-fields.tsx'
import { PriceRange } from './price-range.tsx'
import { ShowHomes } from './show-homes.tsx'

type FiltersDialogProps = Pick<SearchResult, 'facets' | 'histogram' | 'count'> & {
  only: 'price' | null
  onClose: () => void
}

const clearedFilters = {
  bedrooms: null,
  beds: null,
  amenities: null,
  minTotal: null,
  maxTotal: null,
}

/**
 * All filters at once; results update behind the dialog, and the button shows how many there are.
 */
export default function FiltersDialog(props: FiltersDialogProps) {
  const { only, facets, histogram, count, onClose } = props
  const t = useText()
  const { params, go, isWaiting } = useSearch()
  // Also clears what is typed and has not been applied.
  const [cleared, setCleared] = useState(0)
  const groups = useRef<HTMLDivElement>(null)

  function clearAll() {
    setCleared(cleared + 1)
    const clear = only ? { minTotal: null, maxTotal: null } : clearedFilters
    go(withChange(params, clear), { replace: true })
  }

  /** Invalid prices must be corrected first. */
  function show() {
    const wrong = groups.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(only ? 'search.price' : 'search.all_filters')}
      footer={
        <>
          <TextButton onClick={clearAll}>{t('search.clear')}</TextButton>
          <ShowHomes {...{ count, isWaiting }} onClick={show} />
        </>
      }
    >
      <div ref={groups}>
        <Stack gap={6}>
          {histogram && (
            <Stack>
              <PriceRange key={String(params)} histogram={histogram} />
              <PriceFields key={cleared} histogram={histogram} />
            </Stack>
          )}
          {!only && facets && (
            <>
              <AtLeast name='bedrooms' list={facets.bedrooms} />
              <AtLeast name='beds' list={facets.beds} />
              <AllAmenities counts={facets.amenities} />
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  )
}

type Counted = { atLeast: number; count: number }

function AtLeast({ name, list }: { name: 'bedrooms' | 'beds'; list: readonly Counted[] }) {
  const t = useText()
  const { params, go } = useSearch()
  const chosen = Number(params.get(name) ?? 0)
  return (
    <Group title={t(`search.${name}`)}>
      {list.map(({ atLeast, count }) => (
        <Pill
          key={atLeast}
          pressed={chosen === atLeast}
          count={count}
          onClick={() =>
            go(withChange(params, { [name]: chosen === atLeast ? null : atLeast }), {
              replace: true,
            })
          }
        >
          {`${atLeast}+`}
        </Pill>
      ))}
    </Group>
  )
}

function AllAmenities({ counts }: { counts: readonly { amenity: Amenity; count: number }[] }) {
  const t = useText()
  const { params, go } = useSearch()
  const chosen = readAmenities(params)
  const countOf = new Map(counts.map(({ amenity, count }) => [amenity, count]))
  return Object.values(amenityGroups).map((group: readonly Amenity[]) => {
    const list = group.filter((amenity) => countOf.get(amenity) || chosen.includes(amenity))
    if (list.length === 0) return null
    return (
      <Group key={group[0]} title={t(`amenity_group.${groupNameOf(group)}`)}>
        {list.map((amenity) => (
          <Pill
            key={amenity}
            pressed={chosen.includes(amenity)}
            count={countOf.get(amenity) ?? 0}
            onClick={() => go(withAmenity(params, amenity), { replace: true })}
          >
            {t(`amenity.${amenity}`)}
          </Pill>
        ))}
      </Group>
    )
  })
}

const groupNames = [
  'water',
  'outdoors',
  'views',
  'kitchen',
  'comfort',
  'together',
  'families',
  'arrival',
  'access',
] as const

function groupNameOf(group: readonly Amenity[]) {
  return groupNames.find((name) => amenityGroups[name] === group) ?? 'comfort'
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      <Inline gap={2}>{children}</Inline>
    </fieldset>
  )
}
