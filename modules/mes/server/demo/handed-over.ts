import { readClosedDays } from '#modules/master/server/index.ts'
import { directory } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { momentOf } from '#platform/contract/schedule.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { putSignature } from '../handover/sign-handover.ts'
import { writeHandover } from '../handover/write-handover.ts'

const calendar = 'FAC'
/** No holiday of the factory is longer. */
const longestHoliday = 14

interface Shift {
  readonly shift_cd: string
  /** When it ends: minutes from the midnight before it, in the factory. */
  readonly ends: number
  /** By whom; nobody has signed yet. */
  readonly signed?: string
  readonly remarks: string
  readonly notes: readonly { readonly facility_cd: string; readonly note: string }[]
}

const shifts: readonly Shift[] = [
  {
    ...{ shift_cd: 'D1', ends: 17 * 60, signed: 'W021' },
    remarks: '研削の寸法は安定。切粉の排出に注意。',
    notes: [{ facility_cd: 'GR-01', note: '砥石を交換済' }],
  },
  {
    ...{ shift_cd: 'N1', ends: 25 * 60 + 30 },
    remarks: '夜間の停止は段取替えのみ。朝一番に切削油を補充。',
    notes: [
      { facility_cd: 'NC-02', note: '切削油の残りが少ない' },
      { facility_cd: 'MC-01', note: '主軸に異音、保全へ連絡済' },
    ],
  },
]

/** What the shifts of the last working day have left: the first is signed, the second waits for whoever takes over this morning. */
export const handOver: Demo = async (context, today, { text }) => {
  const { tx, session } = context
  const isClosed = await readClosedDays(context, [calendar], dayAfter(today, -longestHoliday))
  let biz_dt = dayAfter(today, -1)
  while (isClosed(calendar, biz_dt)) biz_dt = dayAfter(biz_dt, -1)
  const zone = await directory.timeZoneOf(tx, session)
  const own = { ...context, session: { ...session, user_cd: 'WORKER' } }
  const at = (minutes: number) => ({
    ...own,
    now: new Date(momentOf(zone, Date.parse(biz_dt) + minutes * 60_000)),
  })
  for (const { shift_cd, ends, remarks, notes, signed } of shifts) {
    const { handover_no } = await writeHandover(at(ends - 10), {
      ...{ biz_dt, shift_cd, remarks: text(remarks) },
      notes: notes.map(({ facility_cd, note }) => ({ facility_cd, note: text(note) })),
    })
    if (signed !== undefined) await putSignature(at(ends + 5), handover_no, signed)
  }
}
