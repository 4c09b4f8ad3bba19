import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { fact } from '#platform/contract/fact.ts'
import { allows } from '#platform/contract/permission.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { workErrors } from '../work-errors.ts'

/** 呼出の状態: it is heard until somebody comes, and seen until it is settled. */
export const helpStatus = codes(
  'help_status',
  {
    0: { ja: '呼出中', en: 'Calling', zh: '呼叫中' },
    1: { ja: '対応中', en: 'Under way', zh: '处理中' },
    2: { ja: '対応済', en: 'Done', zh: '已处理' },
  },
  { 0: 'bad', 1: 'warn', 2: 'done' },
)

export const helpMachine = statusMachine({
  axis: 'help_status',
  states: helpStatus,
  steps: [
    { from: '0', verb: 'attend', to: '1' },
    { from: '0', verb: 'settle', to: '2' },
    { from: '1', verb: 'settle', to: '2' },
  ],
  refused: (state) => workErrors.BIZ_HELP_STATE.with({ state: helpStatus.texts[state] }),
})

/** Somebody called for help, came, or has settled it. */
export const helpCalled = fact({
  name: 'help.called',
  shape: z.object({ machines: z.array(z.string()) }),
  mayHear: (_data, hearer) => allows(['mes:yes'], hearer),
})

const guard = ['mes:yes'] as const
const write = 'write:mes' as const
const text = z.string()
const code = z.string().trim().max(10)

/** 呼出: one touch at the machine. What is called for already goes on: a second touch is the same call. */
export const callForHelp = endpoint({
  method: 'POST',
  path: '/api/mes/help/call',
  summary: { ja: '生産実績：呼出', en: 'Terminal: call for help', zh: '生产实绩：呼叫' },
  guard,
  write,
  input: z.object({
    facility_cd: code.min(1),
    help_cd: code.min(1),
    /** Who calls; blank: nobody has signed in. */
    worker_cd: code.default(''),
    /** What is worked on there. */
    work_order_no: z.string().trim().max(20).default(''),
    process_no: z.coerce.number().int().min(0).max(9999).default(0),
  }),
  output: z.object({ help_no: text }),
  errors: [workErrors.BIZ_HELP_UNKNOWN, workErrors.BIZ_HELP_MACHINE, workErrors.BIZ_WORKER_UNKNOWN],
})

const openCall = z.object({
  ...{ help_no: text, help_nm: text, help_status: helpStatus.schema },
  ...{ facility_cd: text, facility_nm: text, worker_nm: text, work_order_no: text, process_no: z.int() },
  called_at: text,
  /** Who came; blank: nobody yet. */
  attended_nm: text,
})
export type OpenCall = z.output<typeof openCall>

/** 未対応の呼出, the longest first, and how quickly somebody came today. */
export const openCalls = endpoint({
  method: 'GET',
  path: '/api/mes/help/getOpen',
  summary: { ja: '未対応の呼出', en: 'Open calls for help', zh: '未处理的呼叫' },
  guard,
  /** Blank: of every machine. */
  input: z.object({ facility_cd: code.default('') }),
  output: z.object({
    list: z.array(openCall),
    /** Of the last 24 hours: how many, and after how many seconds somebody came on average; null: nobody came yet. */
    day: z.object({ calls: z.int(), attended_seconds: z.int().nullable() }),
  }),
})

/** 対応開始 and 対応済: whoever presses it is there; it may be settled where nobody had said that they had come. */
export const stepHelp = endpoint({
  method: 'POST',
  path: '/api/mes/help/step',
  summary: {
    ja: '呼出：対応開始・対応済',
    en: 'Call for help: attended, settled',
    zh: '呼叫：开始处理、已处理',
  },
  guard,
  write,
  input: z.object({
    help_no: z.string().regex(/^\d{1,18}$/),
    verb: z.enum(helpMachine.verbs),
    /** Blank: who is signed in. */
    worker_cd: code.default(''),
  }),
  output: z.object({}),
  errors: [http[404], workErrors.BIZ_HELP_STATE, workErrors.BIZ_WORKER_UNKNOWN],
})
