import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'

/** How a part of what is promised comes about. */
export const promisedHow = codes('promised_how', {
  stock: { ja: '在庫', en: 'Stock', zh: '库存' },
  supply: { ja: '入庫予定', en: 'Expected receipt', zh: '预计入库' },
  make: { ja: '製造', en: 'Production', zh: '生产' },
  buy: { ja: '購買', en: 'Purchasing', zh: '采购' },
})

/** What a promise takes for granted. */
export const promisedIf = codes('promised_if', {
  plan: {
    ja: '今の計画と指図を動かさず、空いている設備と時間に割り付けた場合',
    en: 'Plans and work orders stay where they are; it goes where machines are free.',
    zh: '现有计划和指令不动，排入空闲的设备和时间。',
  },
  buy: {
    ja: '足りない部品を本日発注し、標準リードタイムで入荷する場合',
    en: 'Missing parts are ordered today and come within their lead times.',
    zh: '缺少的零件今天下单，并按标准提前期到货。',
  },
  outside: {
    ja: '外注工程が標準の日数で戻る場合',
    en: 'Outside processes come back within their usual days.',
    zh: '外协工序按标准天数返回。',
  },
  beyond: {
    ja: '設備に空きがないため、示した日よりさらに後になります',
    en: 'Machines have no room for it until then: it will be later than that.',
    zh: '设备没有空闲，实际日期将晚于所示日期。',
  },
  calendar: {
    ja: 'カレンダーのない設備は平日8:00～17:00に稼働する場合',
    en: 'Machines without a calendar work from 8:00 to 17:00 on weekdays.',
    zh: '没有日历的设备按工作日8:00～17:00运转。',
  },
})

/** One link of the chain: what is made stands after what goes into it. */
export const promisedStep = z.object({
  ...{ item_cd: z.string(), item_nm: z.string(), qty: z.string() },
  how: promisedHow.schema,
  /** Machines, where it is made. */
  where: z.string(),
  ...{ from_dt: z.string(), to_dt: z.string() },
  /** The day of the whole hangs on it. */
  critical: z.boolean(),
})
export type PromisedStep = z.output<typeof promisedStep>

export const promised = z.object({ steps: z.array(promisedStep), assumes: z.array(promisedIf.schema) })

/** When so much could leave, and why. */
export interface Promised extends z.output<typeof promised> {
  readonly date: string
}

/** What a promise takes while it is held: times of machines and workers, counted from the midnight that begins a day, and parts. */
export const heldTakes = z.object({
  base_dt: z.string(),
  slots: z.array(
    z.object({ facility_cd: z.string(), worker_cd: z.string(), start: z.number(), end: z.number() }),
  ),
  /** In thousandths, for the day on which they are there. */
  goods: z.array(z.object({ item_cd: z.string(), date: z.string(), qty: z.number() })),
})
export type HeldTakes = z.output<typeof heldTakes>
