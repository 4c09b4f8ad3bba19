import { z } from 'zod'
import { attachmentCalls } from './attached-files.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { http } from './error-catalogue.ts'
import { errors } from './errors.ts'
import type { Fields } from './fields.ts'
import { historyEntry } from './history.ts'
import type { Area, WriteKey } from './permission.ts'
import { neighbourCall } from './neighbours.ts'
import { wordsAbout, type Text } from './text.ts'

/** What a slip says that is kept and can be changed. */
export interface KeptOptions<H extends Fields> {
  /** Its business date: decides the period of its number. */
  readonly date: NameOf<H>
  /** Its status axes: computed fields of the header that only steps of a status machine change. */
  readonly axes?: readonly NameOf<H>[]
  /** States in which nothing more is to come of it: then it does not stand against abolishing what it points to. */
  readonly closed?: { readonly [Axis in NameOf<H>]?: readonly z.output<H[Axis]['schema']>[] }
}

type NameOf<H extends Fields> = Extract<keyof H, string>

/** What is known of every kept slip beside its fields. */
export const keptInfo = z.object({
  data_no: z.string(),
  /** Counts up with the first change after it has been issued. */
  revision: z.number().int(),
  /** This very revision has been printed or sent. */
  issued: z.boolean(),
  prints: z.number().int(),
  files: z.number().int(),
  create_user: z.string(),
  create_dt: z.string(),
  update_user: z.string(),
  update_dt: z.string(),
})
export type KeptInfo = z.output<typeof keptInfo>

export const slipErrors = errors({
  SLIP_LINE_GONE: {
    ja: '{line}行目は保存されている伝票にありません。最新の内容を読み込んでから変更してください。',
    en: 'Line {line} is not on the stored slip. Load the latest slip and change that.',
    zh: '第{line}行不在已保存的单据中，请读取最新内容后再修改。',
  },
})

/** What has been done with a slip beside changing its fields: a step on one of its axes, or a print. */
const slipEvent = z.object({
  at: z.string(),
  actor_cd: z.string(),
  actor_nm: z.string(),
  step: z.object({ axis: z.string(), from: z.string(), to: z.string(), reason: z.string() }).optional(),
  /** Of a step that one of its lines has made. */
  line: z.string().optional(),
  print_no: z.number().int().optional(),
})
export type SlipEvent = z.output<typeof slipEvent>

interface Of {
  readonly name: string
  readonly title: Text
  readonly area: Area
}

export type KeptCalls = ReturnType<typeof keptCalls>

/** The calls that a kept slip has beside reading and saving. `key` holds the fields by which a slip is asked for. */
export function keptCalls(
  { name, title, area }: Of,
  key: Readonly<Record<string, z.ZodType<string, string | undefined>>>,
  write: WriteKey | undefined,
) {
  const base = `/api/${area}/${name}` as const
  const guard = [`${area}:yes`] as const
  const reading = { method: 'GET', guard } as const
  const about = wordsAbout(title)
  return {
    getHistory: endpoint({
      ...reading,
      path: `${base}/getHistory`,
      summary: about('変更履歴', 'change history', '变更历史'),
      input: z.object(key),
      output: z.object({ list: z.array(historyEntry), events: z.array(slipEvent) }),
      errors: [http[404]],
    }),
    getNeighbours: neighbourCall({
      base,
      guard,
      summary: about('前後の伝票', 'previous and next', '前后单据'),
      key: z.object(key),
    }),
    ...attachmentCalls({ base, about, guard, write, audit: name, key }),
  } satisfies Record<string, Endpoint>
}
