import { factoryRead } from '#modules/system/server/views.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Board, BoardLoss, morningBoard } from '../../contract/morning-board/board-calls.ts'
import { trendUntil } from '../../contract/morning-board/board-words.ts'
import { lossLines, periodUntil, stopsOf, type LossLine, type Stop } from '../losses/loss-lines.ts'
import { lossesByReason } from '../losses/read-losses.ts'
import { boardDay } from './board-day.ts'
import { readMeasures } from './measures.ts'
import { readLines } from './read-lines.ts'
import { readRisks } from './read-risks.ts'

const trendDays = 10
/** With rests: so far back the last ten days with reports are looked for. */
const daysLookedAt = 31

/** 朝会ボード. */
export async function readBoard(context: Context, asked: InputOf<typeof morningBoard>): Promise<Board> {
  const { first_hour, ...about } = await boardDay(context, asked.day)
  const { day, biz_dt } = about
  const period = periodUntil(day, daysLookedAt)
  const stops = await stopsOf(context, period)
  const lines = await lossLines(context, period, stops)
  const losses = lossesOfDay(lines.filter(({ biz_dt: of }) => of === day))
  return {
    ...about,
    factory_nm: await factoryName(context),
    ...(await readLines(context, { day, first_hour }, stopsOfDay(stops, day))),
    losses,
    loss_yen: total(losses),
    trend: trendUntil(day, byDay(lines)).slice(-trendDays),
    ...(await readRisks(context, biz_dt)),
    measures: [...(await readMeasures(context, biz_dt))],
  }
}

/** In minutes from its own midnight. */
const stopsOfDay = (stops: readonly Stop[], day: string): readonly Stop[] => {
  const before = (daysLookedAt - 1) * 1440
  return stops.flatMap((stop) =>
    stop.biz_dt === day
      ? [{ ...stop, from_minute: stop.from_minute - before, to_minute: stop.to_minute - before }]
      : [],
  )
}

/** As /mes/losses has them of this day, the dearest first. */
function lossesOfDay(lines: readonly LossLine[]): BoardLoss[] {
  const { stops, defects } = lossesByReason(lines)
  return [
    ...stops.map(({ code, name, times, open_minutes, yen }) => ({
      ...{ kind: 'stop' as const, code, name, times, minutes: open_minutes, qty: '0', yen },
    })),
    ...defects.map(({ code, name, times, qty, yen }) => ({
      ...{ kind: 'defect' as const, code, name, times, minutes: 0, qty, yen },
    })),
  ].toSorted((one, other) => Number(other.yen) - Number(one.yen) || one.code.localeCompare(other.code))
}

const byDay = (lines: readonly LossLine[]): Board['trend'] =>
  [...groupedBy(lines, ({ biz_dt }) => biz_dt)]
    .map(([day, same]) => ({ day, yen: total(same) }))
    .toSorted((one, other) => one.day.localeCompare(other.day))

const total = (lines: readonly { readonly yen: string }[]): string =>
  written(sum(lines.map(({ yen }) => decimal(yen))))

async function factoryName({ tx, session }: Context): Promise<string> {
  const [found] = await rows(
    tx,
    { factory_nm: z.string() },
    sql`SELECT f.factory_nm FROM ${factoryRead.rows} AS f WHERE f.company_cd = ${session.company_cd}
      AND f.factory_cd = ${session.factory_cd}`,
  )
  return found?.factory_nm ?? ''
}
