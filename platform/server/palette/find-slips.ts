import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import { rows } from '../database/database.ts'
import { beginsWith } from '../list/where-of-list.ts'
import { columnOf, nameReferredTo } from '../master/row-columns.ts'
import { findSlip } from '../slip/read-kept.ts'
import { numberField } from '../slip/slip-key.ts'
import type { KeptSlip } from '../slip/kept-slip.ts'
import type { Finder } from './finder.ts'
import { asRead, linesOf, wordOf } from './preview-lines.ts'

const found = { number: z.string(), partner: z.string(), day: z.string(), state: z.string() }

/** Documents of a kind by the beginning of their number, the newest first: every slip that is kept is found so. */
export function findSlips(kept: KeptSlip): Finder {
  const { slip, tables } = kept
  const number = numberField(kept)
  const partner = referencesIn(slip.header).at(0)
  const axis = slip.kept?.axes?.[0]
  const states = axis === undefined ? undefined : slip.header[axis]?.codes
  const shown = Object.keys(slip.header).filter((name) => name !== number)
  return {
    name: slip.name,
    kind: 'slip',
    title: slip.title,
    icon: slip.icon ?? 'order',
    readBy: slip.endpoints.getDetail,
    async find({ tx, session, language }, keyword, most) {
      const list = await rows(
        tx,
        found,
        sql`SELECT ${columnOf('h', number)} AS number, ${partner ? nameReferredTo(partner, 'h') : sql`''`} AS partner,
            ${slip.kept ? columnOf('h', slip.kept.date) : sql`''`}::text AS day,
            ${axis === undefined ? sql`''` : columnOf('h', axis)}::text AS state
          FROM ${tables.header} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
            AND ${beginsWith(columnOf('h', number), normaliseCode(keyword))}
          ORDER BY ${columnOf('h', number)} DESC LIMIT ${sql.raw(String(most + 1))}`,
      )
      const hits = list.slice(0, most).map((one) => ({
        key: one.number,
        code: one.number,
        name: one.partner,
        note: [asRead('date', one.day), ...(states ? [wordOf(states, one.state, language)] : [])].join(' '),
        path: `${slip.screen.path}?${new URLSearchParams({ [number]: one.number }).toString()}`,
      }))
      return { hits, has_next: list.length > most }
    },
    async preview(context, key) {
      const record = await findSlip(kept, context, { [number]: key })
      return record && linesOf(slip.header, record.header, context.language, shown)
    },
  }
}
