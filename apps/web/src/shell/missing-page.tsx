import type { LoaderFunctionArgs } from 'react-router'
import { notFound } from '#platform/not-found.ts'

export function loader({ request }: LoaderFunctionArgs) {
  throw notFound(request)
}

export function clientLoader({ request }: LoaderFunctionArgs) {
  throw notFound(request)
}

export default function MissingPage() {
  return null
}
