import type { Ctx } from '#platform/ctx.ts'

export type Neighborhood = { slug: string; name: string; latitude: number; longitude: number }

export async function upsertNeighborhoods(
  { db }: Pick<Ctx, 'db'>,
  neighborhoods: readonly Neighborhood[],
): Promise<void> {
  await db
    .insertInto('neighborhoods')
    .values(
      neighborhoods.map(({ slug, name, latitude, longitude }) => ({
        slug,
        name,
        latitude,
        longitude,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        latitude: eb.ref('excluded.latitude'),
        longitude: eb.ref('excluded.longitude'),
      })),
    )
    .execute()
}
