import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import type { writeHandover as writeCall } from '../../contract/handover/handover-calls.ts'
import { handoverErrors } from '../../contract/handover/handover-errors.ts'
import { shiftOfHandover } from './handover-shift.ts'
import { howThingsStand } from './how-things-stand.ts'
import { handoverLineTable, handoverTable } from './tables.ts'

/** How things stand at this moment, with what was noted of it. */
export async function writeHandover(
  context: Context,
  { remarks, notes, ...asked }: InputOf<typeof writeCall>,
): Promise<OutputOf<typeof writeCall>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd, user_cd } = session
  const shift = await shiftOfHandover(context, asked)
  const { machines, held } = await howThingsStand(context)
  const known = new Set(machines.map(({ facility_cd }) => facility_cd))
  for (const [at, { facility_cd }] of notes.entries())
    if (!known.has(facility_cd))
      throw handoverErrors.BIZ_HANDOVER_MACHINE.with({ code: facility_cd }).at(`notes.${at}.note`)
  const by = { company_cd, factory_cd, create_user: user_cd, update_user: user_cd }
  const [made] = await tx
    .insert(handoverTable)
    .values({
      ...by,
      ...{ ...shift, written_at: now.toISOString(), remarks, held },
    })
    .returning({ handover_no: handoverTable.handover_no })
  if (!made) throw http[404].with()
  const { handover_no } = made
  const noteOf = new Map(notes.map(({ facility_cd, note }) => [facility_cd, note]))
  if (machines.length > 0)
    await tx.insert(handoverLineTable).values(
      machines.map((shown, at) => ({
        ...{ ...by, handover_no, line_no: at + 1, facility_cd: shown.facility_cd, shown },
        note: noteOf.get(shown.facility_cd) ?? '',
      })),
    )
  await recordChange(context, {
    ...{ table: 'mes_handover', key: `${factory_cd} ${handover_no}`, action: 'create' },
    changes: [{ field: 'remarks', old: null, new: remarks }],
  })
  return { handover_no: String(handover_no) }
}
