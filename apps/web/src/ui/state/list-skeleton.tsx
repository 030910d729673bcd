import { Skeleton, SkeletonBlock, type SkeletonBlockProps } from './skeleton.tsx'

type ListSkeletonProps = {
  rows: number
  row: SkeletonBlockProps
  /** What the page shows above its rows, such as a summary or tabs. */
  above?: readonly SkeletonBlockProps[]
  className?: string | undefined
  /** Lays out the rows like the loaded list, if that is not a single column. */
  listClassName?: string | undefined
}

/** A list while it loads: as many rows as a first look shows, in the size of the loaded ones. */
export function ListSkeleton({
  rows,
  row,
  above = [],
  className,
  listClassName,
}: ListSkeletonProps) {
  const blocks = Array.from({ length: rows }, (_, index) => `row ${index}`)
  const list = blocks.map((key) => <SkeletonBlock key={key} {...row} />)
  return (
    <Skeleton className={className}>
      {above.map((block) => (
        <SkeletonBlock key={`${block.width} ${block.height} ${block.ratio}`} {...block} />
      ))}
      {listClassName ? <div className={listClassName}>{list}</div> : list}
    </Skeleton>
  )
}
