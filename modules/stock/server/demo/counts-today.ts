import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { filling, type RecordFor } from '#platform/server/master/fill-master.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import type { CountLine, InventoryVerb } from '../../contract/inventory.ts'
import { inventoryCycleMaster } from '../../contract/inventory-cycle.ts'
import { planInventory } from '../inventory/plan-inventory.ts'
import { countLines } from '../inventory/read-inventory.ts'
import { saveCounts, saveReason } from '../inventory/save-counts.ts'
import { stepInventory } from '../inventory/step-inventory.ts'

/** What is used up without being part of anything: nobody at work needs it while it is counted. */
const consumables = { location_cd: '999', item_type_cd: 'SUPPLY', item_rank: 'B' } as const
const boxes = { ...consumables, item_rank: 'C' } as const

/** Counts that go on today: one is counted and waits for the reasons of what differs, one has been prepared; and what is counted again and again from next week on. */
export const countToday: Demo = async (loading, today, wording) => {
  const context = { ...loading, session: { ...loading.session, user_cd: 'STOCK' } }
  const step = (inventory_no: string, verb: InventoryVerb) =>
    stepInventory({ ...context }, { inventory_no, verb })
  const plan = (goods: typeof consumables | typeof boxes) =>
    planInventory({ ...context }, { count_dt: today, ...goods, inventory_div: '0', spare_tags: 0 })
  const counted = await plan(consumables)
  for (const verb of ['start', 'lock'] as const) await step(counted.inventory_no, verb)
  await count(context, counted.inventory_no)
  await step(counted.inventory_no, 'finish')
  await explainFirst(context, counted.inventory_no)
  await step((await plan(boxes)).inventory_no, 'start')
  await filling(inventoryCycleMaster, cyclesFrom(today))(context.tx, context.session, wording)
}

/** A can too few here and there. */
const foundOf = ({ book_qty }: CountLine, at: number): string =>
  at % 3 === 1 && Number(book_qty) > 1 ? String(Number(book_qty) - 1) : book_qty

async function count(context: Context, inventory_no: string): Promise<void> {
  const { lines } = await countLines(context, { inventory_no })
  await saveCounts(
    { ...context },
    {
      ...{ inventory_no, second: false },
      lines: lines.map((line, at) => ({
        ...{ line_no: line.line_no, tag_no: 0, location_cd: '', item_cd: '', lot_no: '' },
        counted_qty: foundOf(line, at),
      })),
    },
  )
}

async function explainFirst(context: Context, inventory_no: string): Promise<void> {
  const { lines } = await countLines(context, { inventory_no })
  const differing = lines.find(({ diff_qty }) => diff_qty !== '0')
  if (differing)
    await saveReason({ ...context }, { inventory_no, line_nos: [differing.line_no], reason_cd: '20' })
}

const cyclesFrom = (today: string): readonly RecordFor<typeof inventoryCycleMaster>[] => [
  {
    ...{
      cycle_cd: 'C10',
      cycle_nm: '主要部品の循環棚卸',
      location_cd: '999',
      item_type_cd: 'PART',
      item_rank: 'A',
    },
    ...{ start_dt: dayAfter(today, 7), interval_days: 14 },
  },
  {
    ...{
      cycle_cd: 'C20',
      cycle_nm: '消耗品の循環棚卸',
      location_cd: '999',
      item_type_cd: 'SUPPLY',
      item_rank: '-',
    },
    ...{ start_dt: dayAfter(today, 28), interval_days: 28 },
  },
  {
    ...{
      cycle_cd: 'C30',
      cycle_nm: '材料の循環棚卸',
      location_cd: 'MAT',
      item_type_cd: 'MATERIAL',
      item_rank: '-',
    },
    ...{ start_dt: dayAfter(today, 14), interval_days: 30 },
  },
]
