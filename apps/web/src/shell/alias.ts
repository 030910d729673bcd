import { type LoaderFunctionArgs, redirect } from 'react-router'
import { aliases } from '#sitemap.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return redirect(`${aliases[path] ?? '/'}${search}`, 301)
}
