import { type ImportDetails, isUnderWay } from '@marea/contract/operations/imports/imports.ts'
import { useEffect } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/import-page.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportRows, type Rows } from './import-rows.tsx'
import { MatchColumns } from './match-columns.tsx'
import { allOf } from './past-imports.tsx'
import { rowsQuery } from './rows-query.ts'
import { WhatNext } from './what-next.tsx'

export const headers = personal

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = { id: params.import }
  const query = rowsQuery(new URL(request.url).search)
  return whenAdmin(() =>
    loadPart(
      Promise.all([
        call('GET /admin/imports/:id', { params: id }),
        call('GET /admin/imports/:id/rows', { params: id, query }),
      ]),
    ),
  )
}

export default function ImportPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const [file] = loaded?.value ?? []
  return (
    <LoadedPage
      loaded={loaded}
      title={file?.fileName || t('import.unnamed')}
      lead={file && <ReadAs file={file} />}
      back={{ to: '/admin/import', label: t('import.back') }}
      failed={t('import.load_failed')}
    >
      {([file, rows]) => <Steps file={file} rows={rows} />}
    </LoadedPage>
  )
}

const encodingNames = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' }

function ReadAs({ file: { counts, encoding } }: { file: ImportDetails }) {
  const t = useText()
  const rows = t('import.rows', { count: allOf(counts) })
  return (
    <p>
      {t('import.read_as', { rows, encoding: encodingNames[encoding] })}{' '}
      {encoding === 'windows-1252' && t('import.old_encoding')}
    </p>
  )
}

function Steps({ file, rows }: { file: ImportDetails; rows: Rows }) {
  const { search } = useLocation()
  useRefreshWhile(isUnderWay(file.state))
  const choosesAgain = new URLSearchParams(search).has('columns') && file.state === 'checked'
  if (file.state === 'uploaded' || choosesAgain) return <MatchColumns key={file.id} file={file} />
  return (
    <>
      {isUnderWay(file.state) ? <ImportProgress file={file} /> : <WhatNext file={file} />}
      <ImportRows file={file} rows={rows} />
    </>
  )
}

const refreshMs = 1000

function useRefreshWhile(isWorking: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(revalidate, refreshMs)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
}

export const HydrateFallback = PageSkeleton
