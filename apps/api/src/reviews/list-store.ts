import type { ReviewSort } from '@marea/contract/reviews/review-sorts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Wanted = { words: readonly string[]; sort: ReviewSort; offset: number; limit: number }

/** The reviews that guests see and that contain every word; without words all. */
export function listReviews(db: Db, suiteId: string, { words, sort, offset, limit }: Wanted) {
  return shownReviews(db, suiteId)
    .selectAll('reviews')
    .select([
      'reviewReplies.text as replyText',
      'reviewReplies.language as replyLanguage',
      'reviewReplies.repliedAt',
    ])
    .$if(words.length > 0, (query) => query.where(hasWords(words)))
    .$if(sort !== 'newest', (query) => query.orderBy('overall', sort === 'lowest' ? 'asc' : 'desc'))
    .orderBy('stayedOn', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Of every source; without words all. */
export async function countReviews(
  db: Db,
  suiteId: string,
  words: readonly string[],
): Promise<number> {
  const { count } = await shownReviews(db, suiteId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(words.length > 0, (query) => query.where(hasWords(words)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function shownReviews(db: Db, suiteId: string) {
  return db
    .selectFrom('reviews')
    .leftJoin('reviewReplies', 'reviewReplies.reviewId', 'reviews.id')
    .where('suiteId', '=', suiteId)
    .where('hiddenAt', 'is', null)
}

/** Whether the review or its reply has words that begin so, without accents, case and punctuation. */
function hasWords(words: readonly string[]): RawBuilder<boolean> {
  const written = sql`concat_ws(' ', reviews.text, review_replies.text)`
  const plain = sql`lower(regexp_replace(normalize(${written}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
  const spaced = sql`' ' || regexp_replace(${plain}, '[^[:alnum:]]+', ' ', 'g')`
  return sql<boolean>`(
    select bool_and(strpos(written.plain, ' ' || word) > 0)
    from (select ${spaced} plain) written, unnest(${words}::text[]) word
  )`
}
