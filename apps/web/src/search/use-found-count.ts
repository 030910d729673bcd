import { useRouteLoaderData } from 'react-router'

/** How many homes the shown search finds; undefined away from the results and where it failed. */
export function useFoundCount(): number | undefined {
  const found = useRouteLoaderData<{ result: { count: number } | null }>('search/home/home-page')
  return found?.result?.count
}
