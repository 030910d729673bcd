import type { MessagesToDo, ToDo } from '@marea/contract/owners/to-dos.ts'

export function toDoId(toDo: ToDo): string {
  switch (toDo.kind) {
    case 'host_id':
      return `host_id:${toDo.bookingId}`
    case 'hours':
      return `hours:${toDo.id}`
    case 'expense':
      return `expense:${toDo.id}`
    case 'missing_id':
      return `missing_id:${toDo.bookingId}`
    case 'messages':
      return 'messages'
    case 'feed':
      return `feed:${toDo.trouble}:${toDo.id}`
    case 'license':
      return `license:${toDo.home.slug}:${toDo.license}`
    case 'price_gap':
      return `price_gap:${toDo.home.slug}:${toDo.from}`
  }
}

/** Messages are answered one by one. */
export type SingleToDo = Exclude<ToDo, MessagesToDo>

/** Where a to-do is answered. */
export function toDoAddress(toDo: SingleToDo): string {
  switch (toDo.kind) {
    case 'host_id':
    case 'hours':
    case 'expense':
      return `?need=${encodeURIComponent(toDoId(toDo))}`
    case 'missing_id':
      return `/chat?booking=${toDo.bookingId}`
    case 'feed': {
      const anchor = toDo.trouble === 'conflict' ? 'conflict' : 'feed'
      return `/property-management/channels#${anchor}-${toDo.id}`
    }
    case 'license':
      return `/property-management/homes/${toDo.home.slug}`
    case 'price_gap':
      return `/property-management/prices?home=${toDo.home.slug}`
  }
}
