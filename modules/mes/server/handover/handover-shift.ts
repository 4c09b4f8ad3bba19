import { minuteOfDay } from '#modules/production/server/index.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { handoverNow, writeHandover } from '../../contract/handover/handover-calls.ts'
import { handoverErrors } from '../../contract/handover/handover-errors.ts'
import { readShifts, shiftAt } from '../shifts.ts'
import { howThingsStand } from './how-things-stand.ts'

/** いまの状況, and whose handover it would be. */
export async function readNow(context: Context): Promise<OutputOf<typeof handoverNow>> {
  const shifts = await readShifts(context)
  return {
    ...(await shiftNow(context)),
    shifts: shifts.map(({ shift_cd, shift_nm }) => ({ shift_cd, shift_nm })),
    ...(await howThingsStand(context)),
  }
}

async function shiftNow(context: Context) {
  const zone = await directory.timeZoneOf(context.tx, context.session)
  const { shift, day } = shiftAt(await readShifts(context), minuteOfDay(context.now, zone))
  return { biz_dt: dayAfter(await businessDateOf(context), day), shift_cd: shift?.shift_cd ?? '' }
}

/** What was chosen, else the shift that is worked now. */
export async function shiftOfHandover(
  context: Context,
  asked: Pick<InputOf<typeof writeHandover>, 'biz_dt' | 'shift_cd'>,
) {
  const now = await shiftNow(context)
  const biz_dt = asked.biz_dt || now.biz_dt
  if (biz_dt > (await businessDateOf(context))) throw handoverErrors.BIZ_HANDOVER_DAY.with().at('biz_dt')
  const shift_cd = asked.shift_cd || now.shift_cd
  const shift = (await readShifts(context)).find((one) => one.shift_cd === shift_cd)
  if (asked.shift_cd !== '' && !shift)
    throw handoverErrors.BIZ_HANDOVER_SHIFT.with({ code: shift_cd }).at('shift_cd')
  return { biz_dt, shift_cd, shift_nm: shift?.shift_nm ?? '' }
}
