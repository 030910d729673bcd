import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageContext } from '#platform/api/page-context.ts'
import { sharedAddress } from './shared-address.ts'

/** Opens what another app shared with the installed one. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(pageContext).config
  return redirect(sharedAddress(new URL(request.url).searchParams, publicUrl))
}
