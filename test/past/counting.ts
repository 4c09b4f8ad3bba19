import {
  countLines,
  planInventory,
  saveCounts,
  saveReason,
  stepInventory,
} from '#modules/stock/contract/inventory.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { dice } from '../dice.ts'
import { lastOf, monthOf, workedBetween } from './days.ts'
import type { PastStage } from './stage.ts'
import { months, thisMonth } from './year.ts'

type Line = OutputOf<typeof countLines>['lines'][number]

/** What people look at every month: the shelves in front, one after the other. */
const shelves = ['999-A1', '999-B1', '999-C1', '999-D1']
/** The storehouse as a whole, at the ends of the half-years: 期末, 中間報告. */
const whole: Readonly<Record<string, '0' | '1'>> = { '03': '1', '09': '0' }
const reasons = ['20', '30']

/** What the storekeeper counts in the evenings at the ends of the months. */
export function storekeeper({ callAs, at }: PastStage) {
  const throwDice = dice(9)
  const evenings = new Map(
    months
      .filter((month) => month !== thisMonth)
      .map((month, place) => [workedBetween(`${month}-01`, lastOf(month)).at(-1), place]),
  )

  /** Small things that lie there in great number are miscounted now and then; nothing that the year will miss. */
  function foundOf({ book_qty, lot_no }: Line): string {
    const many = lot_no === '' && Number(book_qty) >= 40 && throwDice(9) === 0
    return many ? String(Number(book_qty) + (throwDice(3) === 0 ? 1 : -1 - throwDice(2))) : book_qty
  }

  async function count(count_dt: string, location_cd: string, inventory_div: '0' | '1'): Promise<void> {
    const plan = { count_dt, location_cd, item_type_cd: '', inventory_div }
    const { inventory_no } = await callAs('STOCK', planInventory, plan)
    const step = (verb: 'start' | 'lock' | 'finish' | 'adjust' | 'end') =>
      callAs('STOCK', stepInventory, { inventory_no, verb })
    await step('start')
    await step('lock')
    const { lines } = await callAs('STOCK', countLines, { inventory_no })
    const counted = lines.map((line) => ({ line_no: line.line_no, counted_qty: foundOf(line), seen_qty: '' }))
    await callAs('STOCK', saveCounts, { inventory_no, lines: counted })
    await step('finish')
    for (const [place, line] of lines.entries())
      if (counted[place]?.counted_qty !== line.book_qty) {
        const reason_cd = reasons[throwDice(reasons.length)] ?? '20'
        await callAs('STOCK', saveReason, { inventory_no, line_nos: [line.line_no], reason_cd })
      }
    await step('adjust')
    await step('end')
  }

  return {
    async evening(day: string): Promise<void> {
      const place = evenings.get(day)
      if (place === undefined) return
      at(day, '19:00')
      const div = whole[monthOf(day).slice(5)]
      await count(day, div ? '999' : (shelves[place % shelves.length] ?? '999-A1'), div ?? '0')
    },
  }
}
