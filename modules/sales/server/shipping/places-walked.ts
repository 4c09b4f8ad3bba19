import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

const placeColumns = { location_cd: z.string(), location_nm: z.string() }

/** The places as one walks from shelf to shelf. */
export const placesWalked = ({ tx, session }: Context, places: readonly string[]) =>
  rows(
    tx,
    placeColumns,
    sql`SELECT p.location_cd, p.location_nm FROM ${locationRead.rows} AS p WHERE p.company_cd = ${session.company_cd}
      AND p.factory_cd = ${session.factory_cd}
      AND p.location_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(places)}::jsonb))
      ORDER BY p.walk_key, p.location_cd`,
  )

/** What lies at them, in their order; what lies nowhere comes first. */
export function asWalked<One extends { readonly location_cd: string }>(
  walked: readonly { readonly location_cd: string }[],
  all: readonly One[],
): readonly One[] {
  const at = new Map(walked.map(({ location_cd }, place) => [location_cd, place]))
  const placeOf = ({ location_cd }: One) => at.get(location_cd) ?? -1
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}
