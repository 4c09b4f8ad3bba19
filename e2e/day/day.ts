import { it } from 'vitest'
import { orderMatchings } from '#modules/receive-order/contract/import/matching-calls.ts'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { signInToDemo, type Caller } from '../../test/demo-sign-in.ts'
import { office, phone, picture, type Stage } from '../browser.ts'
import { deskOf, type Desk } from '../desk.ts'
import { signIn } from '../signing-in.ts'
import { openDay } from '../open-days.ts'
import { customer, goodsOfTheDay, part } from './goods-of-the-day.ts'

const tablet = { width: 820, height: 1180 }

/** Who works in the demo company on this day, each with a sign-in and a browser of their own. */
const people = {
  sales: { user: 'sales', viewport: office },
  planner: { user: 'planner', viewport: office },
  buyer: { user: 'buyer', viewport: office },
  gate: { user: 'stock', viewport: phone },
  machine: { user: 'worker', viewport: tablet },
  warehouse: { user: 'stock', viewport: office },
  chief: { user: 'admin', viewport: office },
} as const
type Person = keyof typeof people

export interface Day {
  readonly stage: Stage
  readonly at: Readonly<Record<Person, Desk>>
  /** Asks what no screen has to be looked at for. */
  readonly ask: Caller
  /** A day on which everybody works: so many after the business date, or later. */
  readonly inDays: (days: number) => string
  readonly progress: { failed: string; pictures: number; readonly album: string }
  /** Numbers that the day has given, by what they are of. */
  readonly no: Record<'file' | 'urgent' | 'workOrder' | 'purchase' | 'delivery' | 'sale', string>
}

const headings = ['注文番号', '行', '品番', '数量', '納期', '備考']
const fields = ['customer_po_no', 'customer_line_no', 'item_cd', 'qty', 'desired_dt', 'line_remarks'] as const

/** What stands in the masters before the day begins. */
async function prepare(ask: Caller): Promise<void> {
  await goodsOfTheDay(ask)
  await matchFile(ask)
}

/** `album`: what its pictures are called; without a name none are taken. */
export async function beginDay(stage: Stage, album: string): Promise<Day> {
  const ask = await signInToDemo(stage.server.url, 'admin')
  await prepare(ask)
  const desk = async (person: Person) => {
    const { user, viewport } = people[person]
    const page = await stage.page({ viewport })
    await signIn(page, { user })
    return deskOf(page)
  }
  const at = {
    sales: await desk('sales'),
    planner: await desk('planner'),
    buyer: await desk('buyer'),
    gate: await desk('gate'),
    machine: await desk('machine'),
    warehouse: await desk('warehouse'),
    chief: await desk('chief'),
  }
  const no = { file: '', urgent: '', workOrder: '', purchase: '', delivery: '', sale: '' }
  return { stage, at, ask, no, inDays: await daysOf(ask), progress: { failed: '', pictures: 0, album } }
}

/** How the customer writes its orders has been told long ago. */
async function matchFile({ post }: Caller): Promise<void> {
  const { code, msg } = await post(orderMatchings.save.path, {
    ...{ target: 'order', assign_mode: '0', matching_cd: 'TAKASHIMA', matching_nm: '髙島精機 注文データ' },
    matching: {
      ...{ heading_rows: 1, width: headings.length, key: [], per_day: null },
      fields: [
        { field: 'customer_cd', source: { kind: 'fixed', value: customer }, converter: plainConverter },
        ...fields.map((field, at) => ({
          ...{ field, source: { kind: 'column', columns: [at + 1] }, converter: plainConverter },
        })),
      ],
    },
  })
  if (code !== 200) throw new Error(`The matching was refused: ${code} ${msg}`)
}

/** Days on which everybody works, counted from the first of them, whatever the clock of this machine says. */
async function daysOf({ get }: Caller): Promise<Day['inDays']> {
  const { data } = await get(itemStock.path, { item_cd: part })
  const { business_date } = itemStock.output.parse(data)
  const first = openDay(0, business_date)
  return (days) => openDay(days, first)
}

/** A step of the story. When one has failed, those behind it have nothing to go on with. */
export function hour(day: () => Day, time: string, title: string, step: () => Promise<void>): void {
  it(`${time} ${title}`, async ({ skip }) => {
    const { progress } = day()
    if (progress.failed) skip(`after ${progress.failed}`)
    progress.failed = time
    await step()
    progress.failed = ''
  })
}

/** Pictures of the day in their order. */
export async function shot({ progress }: Day, { page }: Desk, name: string): Promise<void> {
  if (!progress.album) return
  progress.pictures += 1
  await picture(page, `${progress.album}-${String(progress.pictures).padStart(2, '0')}-${name}`)
}
