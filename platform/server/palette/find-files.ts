import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AnyMaster } from '#platform/contract/master.ts'
import { attachmentsOf } from '#platform/contract/palette.text.ts'
import { rows } from '../database/database.ts'
import { mayCall } from '../http/guard.ts'
import { hasPart } from '../list/where-of-list.ts'
import { servedMasters } from '../master/served-master.ts'
import type { Context } from '../context.ts'
import type { Finder } from './finder.ts'
import { pathInList } from './find-masters.ts'

const found = {
  attachment_no: z.string(),
  table_nm: z.string(),
  row_key: z.string(),
  file_nm: z.string(),
  comment: z.string(),
}

/** Drawings and documents by their name, or what was remarked about them: of records that the person may read. */
export const fileFinder: Finder = {
  name: 'file',
  kind: 'file',
  title: attachmentsOf,
  icon: 'download',
  readBy: { guard: 'session' },
  async find(context, keyword, most) {
    const masters = readable(context)
    if (masters.size === 0) return { hits: [], has_next: false }
    const tables = sql.join(
      [...masters.keys()].map((name) => sql`${name}`),
      sql`, `,
    )
    const list = await rows(
      context.tx,
      found,
      sql`SELECT a.attachment_no::text, a.table_nm, a.row_key, f.file_nm, a.comment
        FROM attachment a JOIN stored_file f ON f.company_cd = a.company_cd AND f.file_no = a.file_no
        WHERE a.company_cd = ${context.session.company_cd} AND NOT a.removed AND a.table_nm IN (${tables})
          AND (${hasPart(sql`f.file_nm`, keyword)} OR ${hasPart(sql`a.comment`, keyword)})
        ORDER BY a.attachment_no DESC LIMIT ${sql.raw(String(most + 1))}`,
    )
    const hits = list.slice(0, most).flatMap(({ attachment_no, table_nm, row_key, file_nm, comment }) => {
      const master = masters.get(table_nm)
      return master
        ? [
            {
              key: attachment_no,
              code: file_nm,
              name: comment,
              note: row_key,
              path: pathInList(master)(row_key.split(' ')),
            },
          ]
        : []
    })
    return { hits, has_next: list.length > most }
  },
}

/** Whose records the person may read, by the name of the table. Those of a factory are not told apart by their files. */
const readable = ({ registered, session }: Context): ReadonlyMap<string, AnyMaster> =>
  new Map(
    registered(servedMasters)
      .map(({ master }) => master)
      .filter(
        (master) =>
          master.attachmentCalls && !master.perFactory && mayCall(master.endpoints.getList, session),
      )
      .map((master) => [master.name, master]),
  )
