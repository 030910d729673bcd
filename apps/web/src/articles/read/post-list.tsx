import type { ListedArticle } from '@marea/contract/articles/endpoints.ts'
import styles from './post-card.module.css'
import { PostCard } from './post-card.tsx'

type PostListProps = { posts: readonly ListedArticle[]; level?: 2 | 3; hasLead?: boolean }

export function PostList({ posts, level = 2, hasLead = false }: PostListProps) {
  return (
    <div className={styles.list}>
      {posts.map((post, at) => (
        <PostCard key={post.slug} post={post} level={level} isLead={hasLead && at === 0} />
      ))}
    </div>
  )
}
