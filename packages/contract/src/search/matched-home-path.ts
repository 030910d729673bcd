type Values = Readonly<Record<string, string>>
type Matched = { slug: string; checkIn: string | null; checkOut: string | null }

export function matchedHomePath({ slug, checkIn, checkOut }: Matched, query: Values): string {
  const { guests, pets } = query
  const stay = Object.entries({ checkIn, checkOut, guests, pets }).filter(([, value]) => value)
  const params = new URLSearchParams(stay.map(([name, value]) => [name, String(value)]))
  return `/suite-details/${slug}${params.size > 0 ? `?${params}` : ''}`
}
