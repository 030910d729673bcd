import { useLoaderData } from 'react-router'

export function loader() {
  return { items: Array.from({ length: 49 }, (_, number) => ({ number, name: `Home ${number}` })) }
}

export default function Hundred() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <main>
      <ul>
        {items.map(({ number, name }) => (
          <li key={number}>
            <a href={`/${number}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
